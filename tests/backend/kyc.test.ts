import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from './backend';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const KYC = '/wps/member/kyc';
const HOUR = 3_600_000;
const details = {
  permanentAddress: 'Av. Brasil 100',
  nationality: 'PE',
  occupation: 'Cocinera',
  sourceOfIncome: 'salary',
};
/** Moves the clock ahead. In between it renews the session, which would end after a day without a call. */
async function pass(hours: number) {
  await lucia.admin('clock', { advance: (hours - 1) * HOUR });
  await lucia.post('/wps/session/renew');
  await lucia.admin('clock', { advance: HOUR });
}
const scenario = (name: string) => lucia.admin('scenarios', { name });
const kyc = async () => (await lucia.get(KYC)).body.value;
const submit = async (more: object = {}) => (await lucia.post(KYC, { ...details, ...more })).body;

describe('the identity check', () => {
  test('S5.18 spaces around a value do not count, and a value of spaces is rejected', async () => {
    await scenario('kycUploaded');
    expect(await submit({ occupation: '   ' })).toMatchObject({
      code: 'field_invalid',
      value: { field: 'occupation' },
    });
    const { value } = await submit({ permanentAddress: '  Av. Brasil 100 ', placeOfBirth: '  ' });
    expect(value.form).toEqual(details);
  });

  test('S4.47 stays in review until the clock passes the review time', async () => {
    await scenario('kycUploaded');
    await submit();
    await pass(23);
    expect((await kyc()).state).toBe('reviewing');
    expect((await submit()).code).toBe('pending_review');
    await pass(1);
    expect((await kyc()).state).toBe('verified');
  });

  test('S4.47 S4.52 a rejected application has a reason and can be sent again', async () => {
    await scenario('kycUploaded');
    await submit({ occupation: 'No' });
    await pass(24);
    expect(await kyc()).toMatchObject({
      state: 'rejected',
      reason: expect.stringMatching(/details/),
    });
    expect((await submit()).value).toMatchObject({ state: 'reviewing', form: details });
    expect((await kyc()).reason).toBeUndefined();
    await scenario('kycRejected');
    expect((await kyc()).reason).toMatch(/photo/);
    expect((await submit()).value.state).toBe('reviewing');
  });
});

describe('a withdrawal above the limit of the operator', () => {
  const terms = async () => (await lucia.get('/wps/relay/MCS2_withdrawInfo')).body.value;
  const withdraw = async (amount: number) =>
    (await lucia.post('/wps/transaction/withdraw', { amount, paymentPassword: '246810' })).body;

  test('S4.52 S7.41 needs a verified identity', async () => {
    expect((await terms()).kycLimit).toBeUndefined();
    await scenario('kycNone');
    expect((await terms()).kycLimit).toBe(1000);
    expect(await withdraw(1100)).toMatchObject({ code: 'kyc_needed', value: { limit: 1000 } });
    expect((await withdraw(1000)).success).toBe(true);
  });
});
