import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let visitor: Client;
beforeEach(async () => {
  visitor = backend.client();
  await visitor.admin('market', { name: 'es' });
});

const enter = (name: string) => visitor.admin('scenarios', { name });
const listInRegister = (id: string) =>
  visitor.admin('state', { table: 'exclusionRegister', id, set: { at: 0 } });

async function login(username = 'lucia') {
  const secret = { username, password: 'Feria2025', captcha: '', type: 'username' };
  return (await visitor.encrypted('POST', '/wps/session/login', secret)).body;
}

async function loginWithGoogle(email: string) {
  const { idToken } = (await visitor.post('/wps/thirdParty/token', { channel: 'google', email }))
    .body.value;
  const secret = { username: '', password: '', captcha: '', type: 'firebase' };
  const token = { firebaseChannel: 'google', firebaseIdToken: idToken };
  return (await visitor.encrypted('POST', '/wps/session/login', { ...secret, ...token })).body;
}

/** What both registrations send. */
const person = {
  ...{
    password: 'Feria2025',
    confirmPassword: 'Feria2025',
    affiliateCode: '',
    domain: 'localhost',
  },
  consents: { age: true, terms: true, notBarred: true },
};
const send = async (path: string, fields: object) =>
  (await visitor.encrypted('PUT', path, { ...person, ...fields }, { moduleId: 'REG3' })).body;
const signUp = (idNumber: string) => send('/wps/member/register', { username: 'rosita', idNumber });

const mobile = { mobileNum: '600700800', countryDialingCode: '34' };
async function sendCode() {
  await visitor.post('/wps/verification/sms/register', { ...mobile, moduleId: 'REG3' });
  return (await visitor.admin('state')).smsCodes.at(-1).code;
}
const signUpByMobile = (verificationCode: string) =>
  send('/wps/member/register/mobile', { ...mobile, idNumber: '12345678Z', verificationCode });

const answerAgain = () =>
  visitor.admin('state', {
    table: 'settings',
    id: 'exclusionRegister',
    set: { value: { isDown: false } },
  });

describe('market exclusionRegister', () => {
  test('S10.17 is told to the app with its address, and is absent in a market without one', async () => {
    const market = async () =>
      (await visitor.get('/wps/system/settings/consolidated')).body.value.market;
    expect((await market()).exclusionRegister).toMatchObject({ name: 'RGIAJ' });
    await visitor.admin('market', { name: 'co' });
    expect((await market()).exclusionRegister).toBeUndefined();
  });

  test('rejects the registration of a listed document, however it is written', async () => {
    await listInRegister('12345678Z');
    expect((await signUp('12345678-z')).code).toBe('register_excluded');
    expect((await visitor.get('/wps/check/username', { username: 'rosita' })).body.value).toEqual({
      available: true,
    });
    expect((await signUp('X1234567L')).success).toBe(true);
    expect((await login('rosita')).success).toBe(true);
  });

  test('S10.17 knows everybody who signs up: without a document, the e-mail address is needed', async () => {
    await visitor.admin('market', { name: 'gb' });
    const signUp = (email?: string) =>
      send('/wps/member/register', { username: 'rosita', ...(email && { email }) });
    expect(await signUp()).toMatchObject({ code: 'field_invalid', value: { field: 'email' } });
    await listInRegister('rosita@example.com');
    expect((await signUp('Rosita@example.com')).code).toBe('register_excluded');
    expect((await signUp('rosa@example.com')).success).toBe(true);
  });

  test('finds a member by the document of the registration, and lists nobody in another market', async () => {
    const { token } = (await signUp('12345678Z')).value;
    await listInRegister('12345678Z');
    expect((await visitor.as(token).get('/wps/member/info')).status).toBe(401);
    expect((await login('rosita')).code).toBe('register_excluded');
    await visitor.admin('market', { name: 'co' });
    expect((await login('rosita')).success).toBe(true);
  });

  test('rejects every kind of login of a listed member', async () => {
    await enter('registerExcluded');
    expect(await login()).toMatchObject({ code: 'register_excluded', value: { until: null } });
    expect((await loginWithGoogle('lucia@example.com')).code).toBe('register_excluded');
    expect((await loginWithGoogle('victor@example.com')).success).toBe(true);
  });

  test('ends all sessions at once when a logged-in member gets into the register', async () => {
    const tabs = [await visitor.persona('member'), await visitor.persona('member')];
    for (const tab of tabs) expect((await tab.get('/wps/member/info')).status).toBe(200);
    await enter('registerExcluded');
    for (const tab of tabs) {
      expect((await tab.get('/wps/member/info')).status).toBe(401);
      expect((await tab.get('/wps/game/launchGame', { nodeId: '100001' })).status).toBe(401);
      expect((await tab.post('/wps/session/renew')).status).toBe(401);
    }
  });

  test('S10.06 leaves a way to withdraw all own money, and none to play, deposit or get a bonus', async () => {
    const lucia = await visitor.persona('member');
    await visitor.admin('scenarios', { name: 'depositsRejected' });
    await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'CASH', to: 'PG', amount: 5 });
    await lucia.post('/wps/member/limits', { kind: 'deposit', period: 'day', amount: 500 });
    const opened = await lucia.post('/wps/relay/MCS2_paymentGateway', {
      amount: 50,
      methodId: 'BIZUM',
    });
    expect(opened.body.success).toBe(true);
    await enter('registerExcluded');
    const { ticket } = (await login()).value;
    const { token } = (await visitor.post('/wps/session/withdrawOnly', { ticket })).body.value;
    const restricted = visitor.as(token);
    const methods = (await restricted.get('/wps/relay/MCS2_getDepositBanks')).body.value;
    expect(methods.closed).toEqual({ reason: 'register', until: null });
    for (const path of ['/wps/relay/MCS2_alipay', '/wps/game/round', '/wps/relay/MCS2_acceptPromo'])
      expect((await restricted.post(path)).body.code).toBe('register_excluded');
    const all = await balance(restricted);
    await enter('depositsPaid');
    expect(await balance(restricted)).toBe(all);
    const input = { amount: all, paymentPassword: '246810' };
    expect((await restricted.post('/wps/transaction/withdraw', input)).body.success).toBe(true);
    expect(await balance(restricted)).toBe(0);
  });

  test('an agent cannot send money to a listed member', async () => {
    await enter('registerExcluded');
    const agent = await visitor.persona('agent');
    const input = { account: 'lucia', amount: 1, moduleId: 'FUNDTRANS3' };
    expect((await agent.post('/wps/agent/transferDownline', input)).body.code).toBe(
      'transfer_unavailable',
    );
  });

  test('lets nobody in while it is down, makes no account, and goes on when it answers again', async () => {
    const lucia = await visitor.persona('member');
    await enter('registerDown');
    expect((await login()).code).toBe('register_down');
    expect((await loginWithGoogle('lucia@example.com')).code).toBe('register_down');
    expect((await signUp('12345678Z')).code).toBe('register_down');
    expect((await lucia.get('/wps/member/info')).status).toBe(200);
    await answerAgain();
    expect((await visitor.get('/wps/check/username', { username: 'rosita' })).body.value).toEqual({
      available: true,
    });
    expect((await login()).success).toBe(true);
  });

  test('does not use up the code of a registration by mobile number while it is down', async () => {
    const code = await sendCode();
    await enter('registerDown');
    expect((await signUpByMobile(code)).code).toBe('register_down');
    await answerAgain();
    expect((await signUpByMobile(code)).success).toBe(true);
  });

  test('is asked nothing in the default market, listed or down', async () => {
    await enter('registerExcluded');
    await enter('registerDown');
    await visitor.admin('market', { name: 'default' });
    expect((await login()).success).toBe(true);
  });
});
