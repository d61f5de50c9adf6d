import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { createAuthenticator } from './authenticator';

const backend = runBackend();
let client: Client;
let lucia: Client;
let phone: ReturnType<typeof createAuthenticator>;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
  phone = createAuthenticator(backend.origin);
});

const MEMBER = '/wps/member/passkey';
const SESSION = '/wps/session/passkey';
const requestCreation = async (client = lucia) =>
  (await client.post(`${MEMBER}/options`, { password: 'Feria2025' })).body.value;
const requestChallenge = async () => (await client.post(`${SESSION}/options`)).body.value;
const add = async (forged = {}, client = lucia) =>
  client.post(MEMBER, phone.create(await requestCreation(client), forged));
const logIn = async (forged = {}) =>
  client.post(SESSION, phone.get(await requestChallenge(), forged));

describe('passkeys', () => {
  test('S7.43 a passkey logs its member in', async () => {
    const options = await requestCreation();
    expect(options.rp.id).toBe(new URL(backend.origin).hostname);
    expect(options.pubKeyCredParams).toEqual([{ type: 'public-key', alg: -7 }]);
    const added = await lucia.post(MEMBER, { ...phone.create(options), name: 'Mi celular' });
    expect(added.body.value).toMatchObject({ id: phone.id, name: 'Mi celular', lastUsedAt: null });
    const { body } = await logIn();
    expect(body.value).toMatchObject({ userName: 'lucia', type: 0 });
    const info = await client.as(body.value.token).get('/wps/member/info');
    expect(info.body.value.account).toBe('lucia');
    const [{ lastUsedAt }] = (await lucia.get(MEMBER)).body.value;
    expect(lastUsedAt).toBeGreaterThan(0);
    expect((await logIn()).body.success).toBe(true);
  });

  test('S7.43 passkeys without a name get different ones, when an earlier one was removed', async () => {
    const first = (await add()).body.value;
    for (const _ of [2, 3]) {
      phone = createAuthenticator(backend.origin);
      await add();
    }
    await lucia.delete(MEMBER, { id: first.id });
    phone = createAuthenticator(backend.origin);
    await add();
    const names = (await lucia.get(MEMBER)).body.value.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['1', '2', '3']);
  });

  test('S7.43 adding a passkey needs the login password', async () => {
    const { body } = await lucia.post(`${MEMBER}/options`, { password: 'no' });
    expect(body.code).toBe('password_wrong');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['an unknown challenge', { challenge: 'a'.repeat(64) }],
    ['nobody at the device', { flags: 0x40 }],
    ['a user not verified', { flags: 0x41 }],
    ['a message of another kind', { type: 'webauthn.get' }],
  ])('S7.43 a new key is rejected with %s', async (_what, forged) => {
    expect((await add(forged)).body.code).toBe('passkey_wrong');
    expect((await lucia.get(MEMBER)).body.value).toEqual([]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['an unknown challenge', { challenge: 'a'.repeat(64) }],
    ['nobody at the device', { flags: 0x00 }],
    ['a message of another kind', { type: 'webauthn.create' }],
    ['a counter that went back', { counter: 1 }],
  ])('S7.43 a login is rejected with %s', async (_what, forged) => {
    await add();
    expect((await logIn(forged)).body.code).toBe('passkey_wrong');
    expect((await logIn()).body.success).toBe(true);
  });

  test('S7.43 a challenge is valid once and expires', async () => {
    await add();
    const options = await requestChallenge();
    expect((await client.post(SESSION, phone.get(options))).body.success).toBe(true);
    expect((await client.post(SESSION, phone.get(options))).body.code).toBe('passkey_wrong');
    const late = await requestChallenge();
    await client.admin('clock', { advance: 5 * 60_000 + 1 });
    expect((await client.post(SESSION, phone.get(late))).body.code).toBe('passkey_wrong');
  });

  test('S7.43 a signature is rejected, when it is of another key, changed or malformed', async () => {
    await add();
    const stranger = createAuthenticator(backend.origin);
    const forged = { ...stranger.get(await requestChallenge(), { counter: 99 }), id: phone.id };
    expect((await client.post(SESSION, forged)).body.code).toBe('passkey_wrong');
    const honest = phone.get(await requestChallenge());
    const response = { ...honest.response, signature: 'AAAA' };
    expect((await client.post(SESSION, { ...honest, response })).body.code).toBe('passkey_wrong');
    const rubbish = {
      id: phone.id,
      response: { clientDataJSON: '%', authenticatorData: '', signature: '' },
    };
    expect((await client.post(SESSION, rubbish)).body.code).toBe('passkey_wrong');
    const garbled = { clientDataJSON: 'e30', attestationObject: 'n5-fn5-f' };
    const added = await lucia.post(MEMBER, { id: 'x', response: garbled });
    expect([added.status, added.body.code]).toEqual([200, 'passkey_wrong']);
  });

  test('S7.43 a challenge of one member is rejected for another', async () => {
    const victor = await client.persona('vip');
    const { body } = await victor.post(MEMBER, phone.create(await requestCreation(lucia)));
    expect(body.code).toBe('passkey_wrong');
  });

  test('S7.43 a passkey is removed by its owner only and does not log in afterwards', async () => {
    await add();
    const victor = await client.persona('vip');
    expect((await victor.delete(MEMBER, { id: phone.id })).body.value.success).toBe(false);
    expect((await logIn()).body.success).toBe(true);
    expect((await lucia.delete(MEMBER, { id: phone.id })).body.value.success).toBe(true);
    expect((await logIn()).body.code).toBe('passkey_wrong');
  });

  test('S6.09 the passkey of an agent works for the agent login only', async () => {
    const agent = await client.persona('agent');
    await add({}, agent);
    expect((await logIn()).body.code).toBe('agent_on_member_login');
    const as = { ...phone.get(await requestChallenge()), loginAs: 'agent' };
    expect((await client.post(SESSION, as)).body.value.userName).toBe('agustin');
  });
});
