import { expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();

/** Switches off a menu key or a feature flag of the merchant. */
const switchOff = (client: Client, kind: 'menu' | 'flags', name: string) =>
  client.admin('state', {
    table: 'settings',
    id: 'whiteLabel',
    set: { value: { [kind]: { [name]: false } } },
  });

/** A call of each screen that a menu key switches off. */
const CALLS = [
  ['REWCEN3', '/wps/relay/MCS2_getRewards'],
  ['MANPLAYREB3', '/wps/relay/MCS2_manualRebate'],
  ['TRANSREC3', '/wps/relay/ODS2_MemberTransaction'],
  ['PERSREP', '/wps/relay/ODS2_MemberProfitLoss'],
  ['MAILCEN', '/wps/relay/CSP_getMailList'],
] as const;

test.each(CALLS)('S6.11 the menu key %s is off: %s is rejected', async (key, path) => {
  const client = backend.client();
  const lucia = await client.persona('member');
  const query = { pageNo: 1, pageSize: 1, from: 0, to: 1 };
  expect((await lucia.get(path, query)).body.code).not.toBe('forbidden');
  await switchOff(client, 'menu', key);
  const answer = await lucia.get(path, query);
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
});

test.each([
  ['CBS3', '/wps/relay/CBS_launchChat'],
  ['CHATUNREAD3', '/wps/relay/CBS_unreadCount'],
])('S2.81 S6.12 the flag %s is off: %s is rejected', async (flag, path) => {
  const client = backend.client();
  const lucia = await client.persona('member');
  const query = { b2c: 1, language: 'EN', backUrl: '/m/message', title: 'x', headerColor: '#fff' };
  expect((await lucia.get(path, query)).body.success).toBe(true);
  await switchOff(client, 'flags', flag);
  const answer = await lucia.get(path, query);
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
});

test.each([
  ['MOBILEVERCODELOGIN3', { type: 'sms' }],
  ['MOBILEVERCODELOGIN3', { type: 'firebase', firebaseChannel: 'sms' }],
  ['FACEBOOKLOGIN3', { type: 'firebase', firebaseChannel: 'facebook' }],
  ['GOOGLELOGIN3', { type: 'firebase', firebaseChannel: 'google' }],
])(
  'S2.75 S2.76 the flag %s is off: a login with %o is rejected, and one with a password is not',
  async (flag, fields) => {
    const client = backend.client();
    const logIn = async (more: object) => {
      const login = { username: 'lucia', password: 'Feria2025', captcha: '', ...more };
      return (await client.encrypted('POST', '/wps/session/login', login)).body;
    };
    expect((await logIn(fields)).code).not.toBe('forbidden');
    await switchOff(client, 'flags', flag);
    expect((await logIn(fields)).code).toBe('forbidden');
    expect((await logIn({ type: 'username' })).success).toBe(true);
  },
);

test('S6.11 the bets are open to the screen of profit and loss, until its key is off too', async () => {
  const client = backend.client();
  const lucia = await client.persona('member');
  const loadBetsCode = async () => (await lucia.get('/wps/relay/ODS2_MemberBetRecord')).body.code;
  await switchOff(client, 'menu', 'TRANSBETREPMEM3');
  expect(await loadBetsCode()).not.toBe('forbidden');
  await switchOff(client, 'menu', 'PERSREP');
  expect(await loadBetsCode()).toBe('forbidden');
});
