import { expect, test } from 'vitest';
import { meantCall } from './meantCall';

const KNOWN = [
  { method: 'GET', path: '/wps/wallets/gcs' },
  { method: 'GET', path: '/wps/wallets/merchant' },
  { method: 'POST', path: '/wps/relay/MCS2_withdraw' },
  { method: 'GET', path: '/wps/member/info' },
  { method: 'PUT', path: '/wps/member/register' },
];

test.each([
  ['POST /wps/wallets/gcs', 'GET /wps/wallets/gcs? It differs in the method'],
  ['GET /wps/wallet/gcs', 'GET /wps/wallets/gcs? It differs in the path'],
  ['GET /wps/Wallets/GCS', 'GET /wps/wallets/gcs? It differs in capital letters of the path'],
  ['GET /wps/member/info/', 'GET /wps/member/info? It differs in the slash at its end'],
  [
    'GET /wps/MCS2_withdraw',
    'POST /wps/relay/MCS2_withdraw? It differs in the method and the path',
  ],
  ['PUT /lgw/member/register', 'PUT /wps/member/register? It differs in the path'],
])('instead of %s probably %s', (call, meant) => {
  const [method = '', path = ''] = call.split(' ');
  expect(meantCall({ method, path }, KNOWN)?.text).toBe(`did you mean ${meant}`);
});

test('nothing is meant by a call that resembles none', () => {
  expect(meantCall({ method: 'GET', path: '/wps/tournament/prizes' }, KNOWN)).toBeUndefined();
});
