import { expect, test } from 'vitest';
import { unknownAdminPath } from './unknownAdminPath';

const KNOWN = [
  { method: 'GET', path: '/__mock/clock' },
  { method: 'POST', path: '/__mock/clock' },
  { method: 'GET', path: '/__mock/scenarios' },
  { method: 'GET', path: '/__mock/scenarios/active' },
  { method: 'GET', path: '/__mock/panel/*' },
  { method: 'GET', path: '/wps/clock' },
];

test.each([
  [
    'GET /__mock/scenario',
    'The admin API has no path /__mock/scenario. Near: /__mock/scenarios, /__mock/scenarios/active.',
  ],
  ['GET /__mock/clok', 'The admin API has no path /__mock/clok. Near: /__mock/clock.'],
  [
    'GET /__mock/people',
    'The admin API has no path /__mock/people. Known: /__mock/clock, /__mock/scenarios, /__mock/scenarios/active.',
  ],
  [
    'DELETE /__mock/clock',
    'The admin API answers /__mock/clock with GET and POST, not with DELETE.',
  ],
])('%s is explained', (call, text) => {
  const [method = '', path = ''] = call.split(' ');
  expect(unknownAdminPath({ method, path }, KNOWN)).toBe(text);
});
