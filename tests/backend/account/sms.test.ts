import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const LOGIN = '/wps/verification/sms/noLogin';
const REGISTER = '/wps/verification/sms/register';
const smsTo = (mobileNum: string, more: object = {}) => ({
  mobileNum,
  countryDialingCode: '51',
  ...more,
});
const waitMinutes = (count: number) => client.admin('clock', { advance: count * 60_000 });
const loadSmsCodes = async () => (await client.admin('state')).smsCodes;

describe('SMS codes', () => {
  test('S7.08 S7.09 the lifetime in minutes has a different name in each reply', async () => {
    const login = await client.post(LOGIN, smsTo('912345678', { challenge: 'anything' }));
    expect(login.body.value).toEqual({ expirationTime: 2 });
    await waitMinutes(1);
    const register = await client.post(REGISTER, smsTo('912345678', { moduleId: 'REG3' }));
    expect(register.body.value).toEqual({ expiredMinutes: 2 });
  });

  test('S3.26 mobileNo, a plus sign and leading zeros mean the same number', async () => {
    const input = { mobileNo: '00912345678', countryDialingCode: '+51' };
    expect((await client.post(LOGIN, input)).body.success).toBe(true);
    expect((await loadSmsCodes())[0].id).toBe('noLogin/51/912345678');
  });

  test.each([['12'], ['abcdefgh'], ['']])(
    'S5.23 the number "%s" is rejected',
    async (mobileNum) => {
      const { body } = await client.post(LOGIN, smsTo(mobileNum));
      expect([body.success, body.code]).toEqual([false, 'mobile_invalid']);
    },
  );

  test('S5.23 an unknown dialing code is rejected', async () => {
    const { body } = await client.post(LOGIN, {
      mobileNum: '912345678',
      countryDialingCode: '999',
    });
    expect(body.code).toBe('mobile_invalid');
  });

  test('S7.08 a second message is rejected for 30 seconds', async () => {
    await client.post(LOGIN, smsTo('912345678'));
    const again = await client.post(REGISTER, smsTo('912345678', { moduleId: 'REG3' }));
    expect([again.status, again.body.code]).toEqual([429, 'sms_wait']);
    expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
    expect((await client.post(LOGIN, smsTo('912345679'))).body.success).toBe(true);
  });

  test('S7.08 a challenge is required after two messages, and five messages per hour are allowed', async () => {
    const challenged = async () => {
      const { captchaId } = (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3' })).body.value;
      const { captchas } = await client.admin('state');
      const { code } = captchas.find((captcha: { id: string }) => captcha.id === captchaId);
      return client.post(LOGIN, smsTo('912345678', { challenge: code, captchaId }));
    };
    for (let sent = 0; sent < 2; sent++) {
      expect((await client.post(LOGIN, smsTo('912345678'))).body.success).toBe(true);
      await waitMinutes(1);
    }
    const unsolved = await client.post(LOGIN, smsTo('912345678', { challenge: 'x' }));
    expect(unsolved.body).toMatchObject({ success: false, value: { captcha: true } });
    for (let sent = 0; sent < 3; sent++) {
      expect((await challenged()).body.success).toBe(true);
      await waitMinutes(1);
    }
    const sixth = await challenged();
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many']);
    await waitMinutes(61);
    expect((await client.post(LOGIN, smsTo('912345678'))).body.success).toBe(true);
  });

  test('S5.23 an SMS code is invalid after five wrong guesses', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'limits',
      set: { value: { captchaAfter: 99, lockAfter: 99 } },
    });
    await client.post(LOGIN, smsTo('987654321'));
    const [{ code }] = await loadSmsCodes();
    const enter = (password: string) =>
      client.encrypted('POST', '/wps/session/login', {
        type: 'sms',
        username: '987654321',
        countryDialingCode: '51',
        captcha: '',
        password,
      });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) await enter(wrong);
    expect((await enter(code)).body.code).toBe('wrong_code');
  });
});
