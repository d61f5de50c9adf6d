import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../src/config/config';
import { thirdPartySms, thirdPartyToken } from '../../src/contract/account/thirdParty';
import { settings, whiteLabel } from '../../src/contract/site/system';
import { createThirdParty } from '../../src/stores/account/thirdParty';
import { createSystem } from '../../src/stores/site/system';
import { createFakeHost, settle } from '../helpers/fakeHost';

const keys = { apiKey: 'k1', authDomain: 'brand.example' };
const number = { mobileNum: '987 654 321', countryDialingCode: '51' };

beforeEach(() => {
  config.signInSdk = new URL('./sdk/', import.meta.url).href;
  vi.stubGlobal('document', {
    body: { appendChild: (element: unknown) => element },
    createElement: () => ({ remove() {} }),
  });
});
afterEach(() => {
  delete config.signInSdk;
  vi.unstubAllGlobals();
});

async function open(thirdParty: object) {
  const server = createFakeHost();
  server.reply(settings, { thirdParty });
  server.reply(whiteLabel, { flags: { GOOGLELOGIN3: true, FIREBASESMS3: true } });
  server.host.retain(createSystem);
  await settle();
  return { ...server, store: server.host.use(createThirdParty) };
}

test('S2.76 without keys the backend plays the service', async () => {
  const { store, requestsOf, reply } = await open({ ready: true, version: '10.14.1' });
  expect([store.isSimulated.value, store.hasGoogle.value, store.hasFacebook.value]).toEqual([
    true,
    true,
    false,
  ]);
  reply(thirdPartyToken, { idToken: 'simulated' });
  reply(thirdPartySms, {});
  await store.sendCode(number);
  expect(requestsOf(thirdPartySms)).toHaveLength(1);
  expect(await store.tokenOfEmail('google', 'a@b.pe')).toBe('simulated');
});

test.each([
  ['is not ready', { ready: false, version: '10.14.1' }],
  ['has another version', { ready: true, version: '11.0.0' }],
  ['has keys, and is not ready', { keys, ready: false }],
  ['has keys, and another version', { keys, version: '11.0.0' }],
])('S2.76 S9.29 there is no social login, when the service %s', async (_condition, thirdParty) => {
  const { store } = await open(thirdParty);
  expect([store.hasGoogle.value, store.hasFacebook.value, store.sendsSms.value]).toEqual([
    false,
    false,
    false,
  ]);
});

test('S9.29 with keys the token is that of the SDK, which gets the keys', async () => {
  const { store, requestsOf } = await open({ keys });
  expect([store.isSimulated.value, store.hasGoogle.value]).toEqual([false, true]);
  expect(await store.tokenByPopup('google')).toBe('token of google by k1');
  await store.sendCode(number);
  expect(await store.tokenOfNumber({ ...number, verificationCode: '123456' })).toBe(
    'token of +51987654321 by 123456',
  );
  expect([...requestsOf(thirdPartySms), ...requestsOf(thirdPartyToken)]).toEqual([]);
});

test('an error of the SDK keeps its code', async () => {
  const { store } = await open({ keys: { ...keys, apiKey: 'blocked' } });
  await expect(store.tokenByPopup('google')).rejects.toMatchObject({ code: 'auth/popup-blocked' });
});

test('S9.29 an SDK of another version is not used, and the service is not ready any more', async () => {
  // The store appends the name of a file, which is a comment here.
  config.signInSdk = "data:text/javascript,export const SDK_VERSION='11.0.0';//";
  const { store } = await open({ keys });
  await expect(store.tokenByPopup('google')).rejects.toThrow('sign-in SDK 11.0.0');
  expect(store.hasGoogle.value).toBe(false);
});

test('an SDK that did not load is loaded by the next tap', async () => {
  const { store } = await open({ keys });
  config.signInSdk = 'file:///nowhere/';
  await expect(store.tokenByPopup('google')).rejects.toThrow();
  config.signInSdk = new URL('./sdk/', import.meta.url).href;
  expect(await store.tokenByPopup('google')).toContain('token of google');
});
