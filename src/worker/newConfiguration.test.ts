import { expect, test } from 'vitest';
import { configTextOf, hasNewConfiguration } from './newConfiguration';

const page = (config: string, script = 'first-a1B2.js') =>
  `<title>x</title><script type="application/json" id="config">${config}</script>
  <script type="module" src="/assets/${script}"></script>`;

test('the page of the server is stored, when its configuration was edited by hand', () => {
  expect(hasNewConfiguration(page('{"a":1}'), page('{"a":2}'))).toBe(true);
  expect(configTextOf(page('{"a":2}'))).toBe('{"a":2}');
});

test.each([
  ['is the same', page('{"a":1}')],
  ['is of another release', page('{"a":2}', 'first-c3D4.js')],
  ['has no configuration, such as the page of a network that asks for a login', '<h1>Wi-Fi</h1>'],
])('the stored page stays, when the page of the server %s', (_, onServer) => {
  expect(hasNewConfiguration(page('{"a":1}'), onServer)).toBe(false);
});
