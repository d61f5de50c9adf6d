import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const HOUR = 3_600_000;
const login = (fields: object, on = client) =>
  on.encrypted('POST', '/wps/session/login', {
    username: 'lucia',
    password: 'Feria2025',
    captcha: '',
    type: 'username',
    ...fields,
  });
const codeSentTo = async (id: string) => {
  const { smsCodes } = await client.admin('state');
  return smsCodes.find((code: { id: string }) => code.id === id).code as string;
};
const requestInfo = (token: string) => client.as(token).get('/wps/member/info');

describe('logging in by name', () => {
  test('S7.01 a login returns token, userName, type and firstTimeLogin', async () => {
    const { status, body } = await login({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      value: { userName: 'lucia', type: 0, merchantCode: 'feria', firstTimeLogin: false },
    });
    expect((await requestInfo(body.value.token)).body.value.account).toBe('lucia');
  });

  test('S7.01 a login without encryption is rejected', async () => {
    const open = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
    const { status, body } = await client.post('/wps/session/login', open);
    expect([status, body.code]).toEqual([400, 'encryption_needed']);
  });

  test('S7.01 firstTimeLogin is true at the first login only', async () => {
    const first = await login({ username: 'nora' });
    const second = await login({ username: 'nora' });
    expect(first.body.value.firstTimeLogin).toBe(true);
    expect(second.body.value.firstTimeLogin).toBe(false);
  });

  test('S7.02 a captcha is required and checked, after a wrong password', async () => {
    const wrong = await login({ password: 'nope12345' });
    expect(wrong.body).toMatchObject({ success: false, code: 'login_failed' });
    expect(wrong.body.value.captcha).toBe(true);
    expect((await login({})).body.code).toBe('captcha_needed');
    const { body } = await client.get('/wps/captcha', { moduleId: 'CAPTCHA3' });
    const { captchaId } = body.value;
    expect((await login({ captcha: '0', captchaId })).body.code).toBe('captcha_wrong');
    const fresh = (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3' })).body.value.captchaId;
    const { captchas } = await client.admin('state');
    const { code } = captchas.find((captcha: { id: string }) => captcha.id === fresh);
    expect((await login({ captcha: code, captchaId: fresh })).body.success).toBe(true);
    expect((await login({})).body.success).toBe(true);
  });

  test('S7.02 the operator sets the number of attempts before the captcha', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'limits',
      set: { value: { captchaAfter: 3 } },
    });
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push((await login({ password: 'x' })).body.value.captcha);
    expect(answers).toEqual([false, false, true]);
  });

  test('S7.02 too many wrong passwords lock the account for some time', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'limits',
      set: { value: { captchaAfter: 99, lockAfter: 3 } },
    });
    for (let i = 0; i < 3; i++) await login({ password: 'x' });
    const locked = await login({});
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    await client.admin('clock', { advance: 11 * 60_000 });
    expect((await login({})).body.success).toBe(true);
  });

  test('S6.09 agents and members log in separately', async () => {
    const agent = await login({ username: 'agustin' });
    expect(agent.body).toMatchObject({
      success: false,
      message: 'Non-member account unable to login',
    });
    const member = await login({ loginAs: 'agent' });
    expect(member.body).toMatchObject({ success: false, message: 'Non-agents cannot log in' });
    expect((await login({ username: 'agustin', loginAs: 'agent' })).body.success).toBe(true);
  });
});

describe('logging in by mobile and by third parties', () => {
  const mobile = { mobileNum: '0987654321', countryDialingCode: '51' };

  test('S7.08 an SMS code logs in, once', async () => {
    const sent = await client.post('/wps/verification/sms/noLogin', { ...mobile, challenge: '' });
    expect(sent.body.value.expirationTime).toBe(2);
    const code = await codeSentTo('noLogin/51/987654321');
    const asSms = { type: 'sms', username: '987654321', password: code, countryDialingCode: '51' };
    expect((await login(asSms)).body.value.userName).toBe('lucia');
    expect((await login(asSms)).body.code).toBe('wrong_code');
  });

  test('S3.24 an SMS code in fields of its own is rejected, after it has expired', async () => {
    await client.post('/wps/verification/sms/noLogin', mobile);
    const verificationCode = await codeSentTo('noLogin/51/987654321');
    await client.admin('clock', { advance: 2 * 60_000 + 1 });
    const late = await login({ type: 'sms', password: '', ...mobile, verificationCode });
    expect(late.body.code).toBe('wrong_code');
  });

  test('S3.24 a third-party token logs in by e-mail, once', async () => {
    const input = { channel: 'google', email: 'Lucia@example.com' };
    const { idToken: firebaseIdToken } = (await client.post('/wps/thirdParty/token', input)).body
      .value;
    const asGoogle = { type: 'firebase', firebaseChannel: 'google', firebaseIdToken };
    expect((await login(asGoogle)).body.value.userName).toBe('lucia');
    expect((await login(asGoogle)).body.code).toBe('third_party_wrong');
  });

  test('S7.02 S3.24 a captcha from the first attempt on is asked of a third-party login too', async () => {
    await client.admin('scenarios', { name: 'captchaAlways' });
    const input = { channel: 'google', email: 'lucia@example.com' };
    const { idToken: firebaseIdToken } = (await client.post('/wps/thirdParty/token', input)).body
      .value;
    const asGoogle = { type: 'firebase', firebaseChannel: 'google', firebaseIdToken };
    const { body } = await login(asGoogle);
    expect([body.code, body.value.captcha]).toEqual(['captcha_needed', true]);
    const { captchaId } = (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3' })).body.value;
    const { captchas } = await client.admin('state');
    const { code } = captchas.find((captcha: { id: string }) => captcha.id === captchaId);
    const answered = await login({ ...asGoogle, captcha: code, captchaId });
    expect(answered.body.value.userName).toBe('lucia');
  });

  test('S3.24 a third-party token is rejected, when no account has its e-mail or it is forged', async () => {
    const input = { channel: 'google', email: 'nadie@example.com' };
    const { idToken: firebaseIdToken } = (await client.post('/wps/thirdParty/token', input)).body
      .value;
    const answer = await login({ type: 'firebase', firebaseChannel: 'google', firebaseIdToken });
    expect(answer.body.code).toBe('third_party_unknown');
    const forged = await login({
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'x',
    });
    expect(forged.body.code).toBe('third_party_wrong');
  });

  test('S3.24 a third-party SMS code gives a token that logs in by number', async () => {
    const sent = await client.post('/wps/thirdParty/sms', mobile);
    expect(sent.body.value.expirationTime).toBeGreaterThan(0);
    const verificationCode = await codeSentTo('thirdParty/51/987654321');
    const input = { channel: 'sms', ...mobile, verificationCode };
    const { idToken: firebaseIdToken } = (await client.post('/wps/thirdParty/token', input)).body
      .value;
    const answer = await login({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: '987654321',
      countryDialingCode: '51',
    });
    expect(answer.body.value.userName).toBe('lucia');
  });
});

describe('a session', () => {
  test('S7.04 S7.05 free play opens a trial account of type 4 at the trial merchant', async () => {
    const trial = (await client.get('/wps/member/trialuser')).body.value;
    const input = { moduleId: 'COMM3', account: trial.account };
    const { body } = await client.post('/wps/session/login/freeplay', input);
    expect(body.value).toMatchObject({
      userName: trial.account,
      customerType: 4,
      merchantCode: 'feriatrial',
    });
    expect((await requestInfo(body.value.token)).body.value.type).toBe(4);
  });

  test('S7.04 free play is rejected without its module id', async () => {
    for (const wrong of [{}, { moduleId: 'REG3' }]) {
      const { status, body } = await client.post('/wps/session/login/freeplay', wrong);
      expect([status, body.code]).toEqual([400, 'module_wrong']);
    }
  });

  test('S7.04 the trial account belongs to the trial merchant of its site', async () => {
    const headers = { headers: { Merchant: 'marea' } };
    const trial = await client.send('GET', '/wps/member/trialuser', headers);
    expect(trial.body.value.merchantCode).toBe('mareatrial');
    const opened = await client.send('POST', '/wps/session/login/freeplay', {
      headers: { Merchant: 'mareatrial', 'Content-Type': 'application/json' },
      body: JSON.stringify({ moduleId: 'COMM3', account: trial.body.value.account }),
    });
    expect(opened.body.value).toMatchObject({
      userName: trial.body.value.account,
      merchantCode: 'mareatrial',
    });
  });

  test('S7.04 free play never opens a real account', async () => {
    const { body } = await client.post('/wps/session/login/freeplay', {
      moduleId: 'COMM3',
      account: 'lucia',
    });
    expect(body.value.customerType).toBe(4);
    expect(body.value.userName).not.toBe('lucia');
  });

  test('S6.14 a missing, unknown or expired token is answered as not logged in', async () => {
    const { token = '' } = await client.persona('member');
    expect((await client.get('/wps/member/info')).status).toBe(401);
    expect((await requestInfo('f'.repeat(40))).body).toMatchObject({ success: false });
    await client.admin('clock', { advance: 24 * HOUR + 1 });
    const late = await requestInfo(token);
    expect([late.status, late.body.code, late.body.value]).toEqual([401, 'logged_out', undefined]);
  });

  test('S6.14 a renewed session lives on, for 30 days at most', async () => {
    const { token = '' } = await client.persona('member');
    for (let day = 0; day < 29; day++) {
      await client.admin('clock', { advance: 23 * HOUR });
      expect((await client.as(token).post('/wps/session/renew')).status).toBe(200);
    }
    for (let day = 0; day < 3; day++) {
      await client.admin('clock', { advance: 23 * HOUR });
      await client.as(token).post('/wps/session/renew');
    }
    expect((await requestInfo(token)).status).toBe(401);
  });

  test('S7.14 logout ends the session, and a second logout does nothing', async () => {
    const { token = '' } = await client.persona('member');
    const first = await client.as(token).delete('/wps/session/logout');
    expect(first.body.value.loggedOut).toBe(true);
    expect((await requestInfo(token)).status).toBe(401);
    const second = await client.as(token).delete('/wps/session/logout');
    expect([second.status, second.body.value.loggedOut]).toEqual([200, false]);
  });

  test('S7.14 logout ends the other sessions of the member only when it is asked for everywhere', async () => {
    const sessions = [];
    for (let i = 0; i < 3; i++) sessions.push((await client.persona('member')).token ?? '');
    const [first = '', second = '', third = ''] = sessions;
    await client.as(first).delete('/wps/session/logout');
    expect((await requestInfo(third)).status).toBe(200);
    await client.as(second).delete('/wps/session/logout', { everywhere: 'true' });
    expect((await requestInfo(third)).status).toBe(401);
  });

  test('S7.14 the token is accepted in the query', async () => {
    const { token = '' } = await client.persona('member');
    const { body } = await client.delete('/wps/session/logout', { token });
    expect(body.value.loggedOut).toBe(true);
    expect((await requestInfo(token)).status).toBe(401);
  });
});
