import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
let lucia: Client;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
});

const V2 = '/wps/v2/member/password';
const NEW = 'Nueva2026';
const passwordChange = (fields: object = {}) => ({
  oldPassword: 'Feria2025',
  newPassword: NEW,
  confirmNewPassword: NEW,
  ...fields,
});
const login = (password: string) =>
  client.encrypted('POST', '/wps/session/login', {
    username: 'lucia',
    password,
    captcha: '',
    type: 'username',
  });
const isLoggedIn = async (client: Client) => (await client.get('/wps/member/info')).status === 200;
const reset = (fields: object) =>
  client.encrypted('POST', '/wps/member/reset', {
    newPassword: NEW,
    confirmNewPassword: NEW,
    ...fields,
  });

describe('changing the password', () => {
  test.each([V2, '/wps/member/password'])(
    'S7.15 %s: the old password stops, the new one works, other sessions end',
    async (path) => {
      const elsewhere = await client.persona('member');
      const { body } = await lucia.post(path, passwordChange());
      expect(body.value).toEqual({ changed: true });
      expect([await isLoggedIn(lucia), await isLoggedIn(elsewhere)]).toEqual([true, false]);
      expect((await login(NEW)).body.success).toBe(true);
      expect((await login('Feria2025')).body.success).toBe(false);
    },
  );

  test.each([
    ['password_wrong', { oldPassword: 'Otra12345' }],
    ['password_same', { newPassword: 'Feria2025', confirmNewPassword: 'Feria2025' }],
    ['field_invalid', { newPassword: 'corta1', confirmNewPassword: 'corta1' }],
    ['confirm_mismatch', { confirmNewPassword: 'Nueva2027' }],
  ])('S7.15 %s changes nothing', async (code, fields) => {
    const { body } = await lucia.post(V2, passwordChange(fields));
    expect([body.success, body.code]).toEqual([false, code]);
    expect((await login('Feria2025')).body.success).toBe(true);
  });

  test('S7.15 guessing the old password is limited', async () => {
    for (let i = 0; i < 8; i++) await lucia.post(V2, passwordChange({ oldPassword: `guess${i}` }));
    expect((await lucia.post(V2, passwordChange())).status).toBe(429);
  });

  test('S7.15 the answer to one guess too many says how long the lock still lasts', async () => {
    const guess = () => lucia.post(V2, passwordChange({ oldPassword: 'guess' }));
    await client.admin('clock', { freeze: true });
    for (let i = 0; i < 8; i++) await guess();
    const waits = async () => Number((await guess()).headers.get('Retry-After'));
    const whole = await waits();
    await client.admin('clock', { advance: 60_000 });
    expect(await waits()).toBe(whole - 60);
  });

  test('S7.15 visitors and trial accounts are rejected', async () => {
    expect((await client.post(V2, passwordChange())).status).toBe(401);
    expect((await (await client.persona('trial')).post(V2, passwordChange())).status).toBe(403);
  });
});

describe('a forgotten password', () => {
  const requestMail = (email: string) => client.form('/wps/member/password/email', { email });
  const loadLinks = async () => (await client.admin('state')).resetLinks ?? [];

  test('S7.47 the e-mail endpoint takes a form and does not reveal who has an account', async () => {
    const [known, unknown] = [
      await requestMail('lucia@example.com'),
      await requestMail('nadie@example.com'),
    ];
    expect(known.body).toEqual(unknown.body);
    expect(known.body.value).toMatchObject({ sent: true });
    expect((await requestMail('no address')).status).toBe(400);
  });

  test('S7.47 the mailed link resets the password once and ends every session', async () => {
    await requestMail(' Lucia@Example.com ');
    const [{ id: resetToken }] = await loadLinks();
    const { body } = await reset({ method: 'email', resetToken });
    expect(body.value).toEqual({ userName: 'lucia' });
    expect(await isLoggedIn(lucia)).toBe(false);
    expect((await login(NEW)).body.success).toBe(true);
    expect((await reset({ method: 'email', resetToken })).body.code).toBe('reset_wrong');
  });

  test('S7.47 a used link ends the other links that were mailed to the member', async () => {
    await requestMail('lucia@example.com');
    await requestMail('lucia@example.com');
    const [first, second] = await loadLinks();
    expect((await reset({ method: 'email', resetToken: second.id })).body.success).toBe(true);
    expect((await reset({ method: 'email', resetToken: first.id })).body.code).toBe('reset_wrong');
  });

  test('S7.47 a changed password ends the links that were mailed before', async () => {
    await requestMail('lucia@example.com');
    const [{ id: resetToken }] = await loadLinks();
    await lucia.post(V2, passwordChange());
    expect((await reset({ method: 'email', resetToken })).body.code).toBe('reset_wrong');
    expect((await login(NEW)).body.success).toBe(true);
  });

  test('a security question takes one answer per attempt', async () => {
    const answers = [
      { questionId: 'pet', answer: 'canela' },
      { questionId: 'school', answer: 'san martín' },
      { questionId: 'city', answer: 'lima' },
      { questionId: 'city', answer: 'arequipa' },
    ];
    const { body } = await reset({ method: 'questions', username: 'lucia', answers });
    expect(body.code).toBe('reset_wrong');
    const many = { method: 'questions', username: 'lucia', answers: Array(9).fill(answers[0]) };
    expect((await reset(many)).body.code).toBe('malformed');
  });

  test('S7.47 a reset is rejected, when the link is for no account, expired or invented', async () => {
    await requestMail('nadie@example.com');
    await requestMail('lucia@example.com');
    const [nobodys, hers] = await loadLinks();
    await client.admin('clock', { advance: 31 * 60_000 });
    for (const resetToken of [nobodys.id, hers.id, 'x']) {
      expect((await reset({ method: 'email', resetToken })).body.code).toBe('reset_wrong');
    }
    expect((await login('Feria2025')).body.success).toBe(true);
  });

  test('S7.47 an address gets three mails per hour at most', async () => {
    await client.admin('clock', { freeze: true });
    for (let i = 0; i < 3; i++) expect((await requestMail('lucia@example.com')).status).toBe(200);
    await client.admin('clock', { advance: 10 * 60_000 });
    const { status, headers } = await requestMail('lucia@example.com');
    expect([status, headers.get('Retry-After')]).toEqual([429, '3000']);
    await client.admin('clock', { advance: 51 * 60_000 });
    expect((await requestMail('lucia@example.com')).status).toBe(200);
  });

  test('S2.05 an SMS code resets', async () => {
    const mobile = { mobileNum: '987654321', countryDialingCode: '51' };
    await client.post('/wps/verification/sms/noLogin', mobile);
    const { smsCodes } = await client.admin('state');
    const wrong = await reset({ method: 'sms', ...mobile, verificationCode: 'x' });
    expect(wrong.body.code).toBe('reset_wrong');
    const { body } = await reset({
      method: 'sms',
      ...mobile,
      verificationCode: smsCodes[0].code,
    });
    expect(body.value).toEqual({ userName: 'lucia' });
  });

  test('S7.43 all security answers reset the password, some of them do not', async () => {
    const answers = [
      { questionId: 'pet', answer: ' Canela ' },
      { questionId: 'school', answer: 'San  Martín' },
      { questionId: 'city', answer: 'AREQUIPA' },
    ];
    const some = answers.slice(1);
    const by = { method: 'questions', username: 'lucia' };
    expect((await reset({ ...by, answers: some })).body.code).toBe('reset_wrong');
    expect((await reset({ ...by, username: 'nora', answers: [] })).body.code).toBe('reset_wrong');
    expect((await reset({ ...by, answers })).body.value).toEqual({ userName: 'lucia' });
  });

  test('S5.23 the new password is checked before the SMS code or link is used up', async () => {
    await requestMail('lucia@example.com');
    const [{ id: resetToken }] = await loadLinks();
    const weak = { newPassword: 'x', confirmNewPassword: 'x' };
    expect((await reset({ method: 'email', resetToken, ...weak })).body.code).toBe('field_invalid');
    expect((await reset({ method: 'email', resetToken })).body.success).toBe(true);
  });
});
