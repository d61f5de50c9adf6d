import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../tests/helpers/fakeHost';
import { payloadOf } from '../api/payload';
import { config } from '../config/config';
import { addFavourite, favouriteList } from '../contract/games/favourite';
import { createSession } from '../stores/account/session';
import { createCallContext } from './createAppHost';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  delete config.tokenInPayload;
});

function start() {
  const { host, logIn } = createFakeHost();
  logIn('lucia');
  const { carried, headers } = createCallContext(host, () => {});
  const token = host.use(createSession).token.peek();
  return { carried, headers, token };
}

test('the token of the session is in the header, and in no payload', () => {
  const { carried, headers, token } = start();
  expect(headers().Token).toBe(token);
  for (const endpoint of [favouriteList, addFavourite])
    expect(payloadOf(carried, endpoint as never, {})).not.toHaveProperty('token');
});

test('S7.33 S7.35 the token is in the payloads that name it too, where the configuration says so', () => {
  config.tokenInPayload = true;
  const { carried, headers, token } = start();
  expect(headers().Token).toBe(token);
  for (const endpoint of [favouriteList, addFavourite])
    expect(payloadOf(carried, endpoint as never, {})).toHaveProperty('token', token);
});
