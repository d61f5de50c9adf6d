import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
let lucia: Client;
let nora: Client;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const loadConfig = async (client: Client) =>
  (await client.get('/wps/member/securityConfig', { moduleId: 'COMM3' })).body.value;
const setPayment = (client: Client, fields: object) =>
  client.post('/wps/member/paymentPassword', {
    newPaymentPassword: '135790',
    confirmNewPaymentPassword: '135790',
    ...fields,
  });
const hasPaymentPassword = async (client: Client) =>
  (await client.get('/wps/member/hasWithdrawalPassword')).body.value.hasWithdrawalPassword;

describe('the security center', () => {
  test('S7.43 securityConfig has the security level and masked data', async () => {
    expect(await loadConfig(lucia)).toMatchObject({
      level: 'high',
      hasPaymentPassword: true,
      hasQuestions: true,
      mobile: '***321',
      email: 'l***@example.com',
      passkeys: 0,
    });
    expect(await loadConfig(nora)).toMatchObject({ level: 'low', mobile: null, email: null });
  });

  test('S7.43 the first payment password needs the login password', async () => {
    expect(await hasPaymentPassword(nora)).toBe(false);
    expect((await setPayment(nora, {})).body.code).toBe('password_wrong');
    expect(await hasPaymentPassword(nora)).toBe(false);
    expect((await setPayment(nora, { password: 'Feria2025' })).body.success).toBe(true);
    expect(await hasPaymentPassword(nora)).toBe(true);
  });

  test('S7.43 a change needs the old payment password', async () => {
    expect((await setPayment(lucia, { password: 'Feria2025' })).body.code).toBe(
      'payment_password_wrong',
    );
    expect((await setPayment(lucia, { oldPaymentPassword: '246810' })).body.success).toBe(true);
    expect((await setPayment(lucia, { oldPaymentPassword: '246810' })).body.code).toBe(
      'payment_password_wrong',
    );
  });

  test.each([
    ['field_invalid', { newPaymentPassword: '12345', confirmNewPaymentPassword: '12345' }],
    ['confirm_mismatch', { confirmNewPaymentPassword: '135791' }],
  ])('S7.43 a payment password is rejected: %s', async (code, fields) => {
    const { body } = await setPayment(nora, { password: 'Feria2025', ...fields });
    expect(body.code).toBe(code);
    expect(await hasPaymentPassword(nora)).toBe(false);
  });

  test('S7.43 guessing the payment password is limited', async () => {
    for (let i = 0; i < 8; i++) await setPayment(lucia, { oldPaymentPassword: `00000${i}` });
    expect((await setPayment(lucia, { oldPaymentPassword: '246810' })).status).toBe(429);
  });

  test('S7.43 a reset of the payment password needs the login password and all answers', async () => {
    const right = [
      { questionId: 'pet', answer: ' Canela ' },
      { questionId: 'school', answer: 'SAN MARTÍN' },
      { questionId: 'city', answer: 'Arequipa' },
    ];
    const reset = (answers: object[], fields = {}, client = lucia) =>
      client.post('/wps/member/paymentPassword/reset', {
        password: 'Feria2025',
        answers,
        newPaymentPassword: '135790',
        confirmNewPaymentPassword: '135790',
        ...fields,
      });
    expect((await reset(right, { password: 'x' })).body.code).toBe('password_wrong');
    expect((await reset(right.slice(1))).body.code).toBe('answers_wrong');
    expect((await reset([], {}, nora)).body.code).toBe('answers_wrong');
    expect((await reset(Array(9).fill(right[0]))).body.code).toBe('malformed');
    const short = { newPaymentPassword: '1', confirmNewPaymentPassword: '1' };
    expect((await reset(right, short)).body.code).toBe('field_invalid');
    expect((await setPayment(lucia, { oldPaymentPassword: '135790' })).body.code).toBe(
      'payment_password_wrong',
    );
    expect((await reset(right)).body.success).toBe(true);
    expect((await setPayment(lucia, { oldPaymentPassword: '135790' })).body.success).toBe(true);
  });

  test('S7.43 guessing the answers is limited', async () => {
    const reset = (answer: string) =>
      lucia.post('/wps/member/paymentPassword/reset', {
        password: 'Feria2025',
        answers: [{ questionId: 'pet', answer }],
        newPaymentPassword: '135790',
        confirmNewPaymentPassword: '135790',
      });
    for (let i = 0; i < 8; i++) await reset(`gato ${i}`);
    expect((await reset('canela')).status).toBe(429);
  });

  test('S7.43 bank accounts are masked, and only those of the member are listed', async () => {
    const { value } = (await lucia.get('/wps/member/bankCard')).body;
    expect(value.length).toBe((await loadConfig(lucia)).bankCards);
    expect(value.length).toBeGreaterThan(0);
    for (const { accountNumber } of value) expect(accountNumber).not.toMatch(/\d{5}/);
    expect((await nora.get('/wps/member/bankCard')).body.value).toEqual([]);
  });

  test('S7.43 questions are listed in the requested language, without the answers', async () => {
    const { value } = (await client.inLanguage('ES').get('/wps/member/securityQuestions')).body;
    expect(value[0]).toEqual({
      questionId: 'pet',
      question: '¿Cómo se llamaba tu primera mascota?',
      isSet: false,
    });
    const own = (await lucia.get('/wps/member/securityQuestions')).body.value;
    expect(own.filter((question: { isSet: boolean }) => question.isSet)).toHaveLength(3);
    expect(JSON.stringify(own)).not.toContain('canela');
  });

  test('S7.43 security questions need the login password and three different answers', async () => {
    const save = (questionIds: string[], password = 'Feria2025') =>
      nora.post('/wps/member/securityQuestions', {
        password,
        answers: questionIds.map((questionId) => ({ questionId, answer: 'algo' })),
      });
    expect((await save(['pet', 'city', 'job'], 'x')).body.code).toBe('password_wrong');
    for (const bad of [
      ['pet', 'city'],
      ['pet', 'pet', 'job'],
      ['pet', 'city', 'nothing'],
    ]) {
      expect((await save(bad)).body.code).toBe('questions_invalid');
    }
    expect((await save(['pet', 'city', 'job'])).body.success).toBe(true);
    expect((await loadConfig(nora)).hasQuestions).toBe(true);
  });

  test('S6.14 visitors and trial accounts are rejected', async () => {
    const trial = await client.persona('trial');
    for (const name of ['securityConfig', 'hasWithdrawalPassword', 'bankCard', 'passkey']) {
      expect((await client.get(`/wps/member/${name}`)).status, name).toBe(401);
      expect((await trial.get(`/wps/member/${name}`)).status, name).toBe(403);
    }
  });
});
