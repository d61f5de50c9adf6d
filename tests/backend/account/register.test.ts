import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const blank = {
  countryDialingCode: '51',
  registerUrl: 'localhost',
  registerMethod: 'username',
  username: 'marisol',
  password: 'Secreto99',
  confirmPassword: 'Secreto99',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  captcha: '',
  type: 0,
  domain: 'localhost',
  verificationCode: '',
};
const consents = { age: true, terms: true, notBarred: true, termsVersion: '2025-11' };
const register = (fields: object = {}, path = '/wps/member/register') =>
  client.encrypted('PUT', path, { ...blank, consents, ...fields }, { moduleId: 'REG3' });
const byMobile = (fields: object) =>
  register({ registerMethod: 'mobileNum', username: '', ...fields }, '/wps/member/register/mobile');
const login = (username: string, password: string) =>
  client.encrypted('POST', '/wps/session/login', {
    username,
    password,
    captcha: '',
    type: 'username',
  });
const loadRow = async (table: string, id: string) =>
  (await client.admin('state'))[table].find((row: { id: string }) => row.id === id);
const setRule = (name: string, rule: object) =>
  client.admin('state', {
    table: 'settings',
    id: 'register',
    set: { value: { rules: { [name]: rule } } },
  });
const sendCode = async (mobileNum: string) => {
  await client.post('/wps/verification/sms/register', {
    moduleId: 'REG3',
    mobileNum,
    countryDialingCode: '51',
  });
  return (await loadRow('smsCodes', `register/51/${mobileNum.replace(/^0+/, '')}`)).code as string;
};

describe('register settings', () => {
  test('S7.10 S5.03 contain the shared rules and one rule per field', async () => {
    const { value } = (await client.get('/wps/system/setting/register')).body;
    const shared = ['loginUsername', 'loginPassword', 'loginMobileNum', 'verificationCode'];
    const fields = Object.keys(blank).filter(
      (name) =>
        !['countryDialingCode', 'registerUrl', 'registerMethod', 'type', 'domain'].includes(name),
    );
    for (const name of [...shared, ...fields]) {
      expect(value.rules[name], name).toMatchObject({
        enabled: expect.any(Boolean),
        required: expect.any(Boolean),
        message: expect.stringMatching(/\S/),
      });
    }
    expect(value.methods).toEqual({ username: true, mobileNum: true });
  });

  test('S5.01 messages are in the requested language', async () => {
    const message = async (code: string) =>
      (await client.inLanguage(code).get('/wps/system/setting/register')).body.value.rules.email
        .message;
    expect(await message('ES')).toBe('El correo no es válido');
    expect(await message('EN')).toBe('The e-mail is not valid');
  });

  test('S7.13 countries carry dialing code, name and flag', async () => {
    const { value } = (await client.inLanguage('ES').get('/wps/system/country')).body;
    expect(value.length).toBe(30);
    expect(value[0]).toEqual({ code: 'PE', dialingCode: '51', name: 'Perú', flag: 'pe' });
    expect(new Set(value.map((country: { flag: string }) => country.flag)).size).toBe(30);
  });

  test('S7.11 an affiliate code is found in upper and lower case', async () => {
    const check = async (query: Record<string, string>) =>
      (await client.get('/wps/agent/affiliate', query)).body;
    expect(await check({ code: 'lucia1', domain: 'localhost' })).toMatchObject({
      success: true,
      value: { success: true, code: 'LUCIA1' },
    });
    expect(await check({ code: 'NADIE', domain: 'localhost' })).toMatchObject({ success: false });
    expect(await check({ domain: 'agustin.feria.example' })).toMatchObject({ success: true });
    expect(await check({ domain: 'localhost' })).toMatchObject({ success: false });
  });

  test('S7.12 a user name is available or taken', async () => {
    const available = async (username: string) =>
      (await client.get('/wps/check/username', { username })).body.value.available;
    expect(await available('LUCIA')).toBe(false);
    expect(await available('marisol')).toBe(true);
    expect(await available('prueba123456')).toBe(false);
  });
});

describe('registering by user name', () => {
  test('S7.06 creates an account that is logged in and can log in again', async () => {
    const { status, body } = await register({ source: 'PWA', email: 'mari@example.com' });
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userName: 'marisol', type: 0, merchantCode: 'feria' });
    const info = await client.as(body.value.token).get('/wps/member/info');
    expect(info.body.value).toMatchObject({ account: 'marisol', email: 'mari@example.com' });
    expect((await loadRow('registrations', info.body.value.id)).source).toBe('PWA');
    expect((await login('Marisol', 'Secreto99')).body.success).toBe(true);
  });

  test('S7.06 the reply has no session, when the operator disables the automatic login', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'register',
      set: { value: { logsIn: false } },
    });
    expect((await register()).body.value).toEqual({ userName: 'marisol' });
  });

  test.each(['/wps/member/register', '/wps/member/register/mobile'])(
    'S7.06 S3.20 %s is rejected without its module id',
    async (path) => {
      const { status, body } = await client.encrypted('PUT', path, { ...blank, consents });
      expect([status, body.code]).toEqual([400, 'module_wrong']);
    },
  );

  test('S7.06 needs an encrypted body and the method PUT', async () => {
    for (const path of ['/wps/member/register', '/wps/member/register/mobile']) {
      expect((await client.put(path, blank)).body.code).toBe('encryption_needed');
      expect((await client.post(path, blank)).status).toBe(405);
    }
  });

  test.each([
    ['username', { username: 'ab' }],
    ['username', { username: '' }],
    ['password', { password: 'short1', confirmPassword: 'short1' }],
    ['password', { password: 'sinnumeros', confirmPassword: 'sinnumeros' }],
    ['email', { email: 'no-at-sign' }],
  ])('S5.23 S5.02 rejects an invalid %s with the message of its rule', async (field, fields) => {
    const { body } = await register(fields);
    const { rules } = (await client.get('/wps/system/setting/register')).body.value;
    expect(body).toMatchObject({ success: false, code: 'field_invalid', value: { field } });
    expect(body.message).toBe(rules[field].message);
  });

  test('S5.23 rejects a confirmation that differs', async () => {
    const { body } = await register({ confirmPassword: 'Secreto98' });
    expect([body.code, body.value.field]).toEqual(['confirm_mismatch', 'confirmPassword']);
  });

  test('S5.23 rejects a user name or an e-mail that is taken', async () => {
    expect((await register({ username: 'Lucia' })).body.code).toBe('username_taken');
    expect((await register({ email: 'LUCIA@example.com' })).body.code).toBe('email_taken');
  });

  test.each(['age', 'terms', 'notBarred'])(
    'S5.15 a registration without the consent %s is rejected',
    async (name) => {
      expect((await register({ consents: { ...consents, [name]: false } })).body).toMatchObject({
        code: 'consent_missing',
        value: { field: `consent.${name}` },
      });
    },
  );

  test('S5.15 the consents are kept with time and version', async () => {
    expect((await register()).body.success).toBe(true);
    const kept = (await client.admin('state')).registrations.at(-1);
    expect(kept.consents).toEqual({ at: expect.any(Number), termsVersion: '2025-11' });
  });

  test('S5.23 a captcha is required from the first registration on, when the rules require it', async () => {
    await setRule('captcha', { enabled: true, required: true });
    expect((await register()).body).toMatchObject({ code: 'captcha_needed' });
  });

  test('S5.23 a user name cannot be a number, which may be the account of its owner', async () => {
    await setRule('username', { pattern: '' });
    expect((await register({ username: '955123456' })).body).toMatchObject({
      code: 'username_number',
      value: { field: 'username' },
    });
    const query = { username: '955123456' };
    expect((await client.get('/wps/check/username', query)).body.value).toEqual({
      available: false,
    });
  });

  test('S5.23 a captcha must be right, and it is required after several errors in a row', async () => {
    expect((await register({ captcha: '1' })).body.code).toBe('captcha_wrong');
    for (let i = 0; i < 3; i++) await register({ username: 'ab' });
    const rejected = await register();
    expect(rejected.body).toMatchObject({ code: 'captcha_needed', value: { captcha: true } });
    const { captchaId } = (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3' })).body.value;
    const { code: captcha } = await loadRow('captchas', captchaId);
    expect((await register({ captcha, captchaId })).body.success).toBe(true);
  });

  test('S5.23 an invitation code must exist, and it sets upline and referrer', async () => {
    const wrong = await register({ affiliateCode: 'NADIE9' });
    expect([wrong.body.code, wrong.body.value.field]).toEqual([
      'affiliate_unknown',
      'affiliateCode',
    ]);
    await register({ affiliateCode: 'AGUSTIN1' });
    await register({ username: 'marisol2', affiliateCode: 'lucia1' });
    const { members } = await client.admin('state');
    const of = (name: string) =>
      members.find((member: { account: string }) => member.account === name);
    expect(of('marisol')).toMatchObject({ upline: 'm-agustin', referrer: 'm-agustin' });
    expect(of('marisol2')).toMatchObject({ upline: 'm-agustin', referrer: 'm-lucia' });
  });

  test('S5.23 an agent who recommends a new member is the upline', async () => {
    await setRule('recommenderId', { enabled: true });
    await register({ recommenderId: 'agustin' });
    const { members } = await client.admin('state');
    const marisol = members.find(({ account }: { account: string }) => account === 'marisol');
    expect(marisol).toMatchObject({ upline: 'm-agustin', referrer: 'm-agustin' });
  });

  test('S5.23 a field is checked, when the operator enables it', async () => {
    await setRule('recommenderId', { enabled: true });
    expect((await register({ recommenderId: 'nadie9' })).body.code).toBe('referrer_unknown');
    await setRule('paymentPassword', { enabled: true, required: true });
    expect((await register()).body.value.field).toBe('paymentPassword');
    const { body } = await register({ recommenderId: 'victor', paymentPassword: '135790' });
    const has = await client.as(body.value.token).get('/wps/member/hasWithdrawalPassword');
    expect(has.body.value.hasWithdrawalPassword).toBe(true);
  });

  test('S9.17 a member below 21 is rejected, when the birth date is required', async () => {
    await client.admin('reset', { now: Date.UTC(2026, 5, 15, 12), frozen: true });
    await setRule('birthDate', { enabled: true, required: true });
    expect((await register({ birthDate: '2005-06-16' })).body.code).toBe('age_too_young');
    expect((await register({ birthDate: '2005-06-15' })).body.success).toBe(true);
  });

  test('market minimumAge is the age that registration asks for', async () => {
    await client.admin('reset', { now: Date.UTC(2026, 5, 15, 12), frozen: true });
    await client.admin('market', { name: 'gb' });
    await setRule('birthDate', { enabled: true, required: true });
    const email = 'ann@example.com';
    expect((await register({ email, birthDate: '2008-06-16' })).body.code).toBe('age_too_young');
    expect((await register({ email, birthDate: '2008-06-15' })).body.success).toBe(true);
  });

  test('S9.17 the birthday begins at midnight of the merchant', async () => {
    await client.admin('reset', { now: Date.UTC(2026, 5, 16, 4), frozen: true });
    await setRule('birthDate', { enabled: true, required: true });
    expect((await register({ birthDate: '2005-06-16' })).body.code).toBe('age_too_young');
    await client.admin('clock', { advance: 3_600_000 });
    expect((await register({ birthDate: '2005-06-16' })).body.success).toBe(true);
  });

  test('S5.04 a broken pattern of the operator is ignored', async () => {
    await setRule('username', { pattern: '([' });
    expect((await register()).body.success).toBe(true);
  });

  test('S2.77 a registration method that is off is rejected', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'register',
      set: { value: { methods: { username: false } } },
    });
    expect((await register()).body.code).toBe('method_off');
  });
});

describe('registering by mobile', () => {
  test('S7.06 S5.10 the user name is the number without leading zeros', async () => {
    const verificationCode = await sendCode('0934567890');
    const { body } = await byMobile({ mobileNum: '0934567890', verificationCode });
    expect(body.value.userName).toBe('934567890');
    expect((await login('934567890', 'Secreto99')).body.success).toBe(true);
    const info = await client.as(body.value.token).get('/wps/member/info');
    expect(info.body.value.mobile).toBe('934567890');
  });

  test('S5.23 an SMS code is rejected, when it is wrong or belongs to another number', async () => {
    const verificationCode = await sendCode('934567890');
    const other = verificationCode === '111111' ? '222222' : '111111';
    const wrong = await byMobile({ mobileNum: '934567890', verificationCode: other });
    expect([wrong.body.code, wrong.body.value.field]).toEqual(['wrong_code', 'verificationCode']);
    const foreign = await byMobile({ mobileNum: '934567891', verificationCode });
    expect(foreign.body.code).toBe('wrong_code');
    expect((await byMobile({ mobileNum: '934567890', verificationCode })).body.success).toBe(true);
  });

  test('S5.23 the SMS code still works after an e-mail that is taken was corrected', async () => {
    const verificationCode = await sendCode('934567890');
    const input = { mobileNum: '934567890', verificationCode };
    const taken = await byMobile({ ...input, email: 'lucia@example.com' });
    expect(taken.body.code).toBe('email_taken');
    const { body } = await byMobile({ ...input, email: 'nueva@example.com' });
    expect([body.success, body.code]).toEqual([true, undefined]);
  });

  test('S5.23 an existing mobile number is reported only with its SMS code', async () => {
    expect((await byMobile({ mobileNum: '987654321', verificationCode: '1234' })).body.code).toBe(
      'wrong_code',
    );
    const verificationCode = await sendCode('987654321');
    const { body } = await byMobile({ mobileNum: '987654321', verificationCode });
    expect(body.code).toBe('mobile_taken');
  });

  test('S5.23 a wrong SMS code gives the same error for a number that is the user name of an account', async () => {
    const verificationCode = await sendCode('934567890');
    const created = await byMobile({ mobileNum: '934567890', verificationCode });
    expect(created.body.value.userName).toBe('934567890');
    for (const mobileNum of ['934567890', '934567891']) {
      const { body } = await byMobile({ mobileNum, verificationCode: '1234' });
      expect([body.code, body.value], mobileNum).toEqual([
        'wrong_code',
        { field: 'verificationCode' },
      ]);
    }
  });

  test('S3.22 a third-party token is accepted in place of the SMS code', async () => {
    const mobile = { mobileNum: '934567890', countryDialingCode: '51' };
    await client.post('/wps/thirdParty/sms', mobile);
    const { code } = await loadRow('smsCodes', 'thirdParty/51/934567890');
    const input = { channel: 'sms', ...mobile, verificationCode: code };
    const { idToken } = (await client.post('/wps/thirdParty/token', input)).body.value;
    const { body } = await byMobile({
      mobileNum: '934567890',
      firebaseChannel: 'sms',
      firebaseIdToken: idToken,
    });
    expect(body.success).toBe(true);
  });
});
