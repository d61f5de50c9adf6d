import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

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
async function advanceHours(hours: number) {
  await lucia.admin('clock', { advance: (hours - 1) * HOUR });
  await lucia.post('/wps/session/renew');
  await lucia.admin('clock', { advance: HOUR });
}
const applyScenario = (name: string) => lucia.admin('scenarios', { name });
const loadKyc = async () => (await lucia.get(KYC)).body.value;
const submit = async (more: object = {}) => (await lucia.post(KYC, { ...details, ...more })).body;

describe('the identity check', () => {
  test('S5.18 spaces around a value do not count, and a value of spaces is rejected', async () => {
    await applyScenario('kycUploaded');
    expect(await submit({ occupation: '   ' })).toMatchObject({
      code: 'field_invalid',
      value: { field: 'occupation' },
    });
    const { value } = await submit({ permanentAddress: '  Av. Brasil 100 ', placeOfBirth: '  ' });
    expect(value.form).toEqual(details);
  });

  test('S4.47 stays in review until the clock passes the review time', async () => {
    await applyScenario('kycUploaded');
    await submit();
    await advanceHours(23);
    expect((await loadKyc()).state).toBe('reviewing');
    expect((await submit()).code).toBe('pending_review');
    await advanceHours(1);
    expect((await loadKyc()).state).toBe('verified');
  });

  test('S4.47 S4.52 a rejected application has a reason and can be sent again', async () => {
    await applyScenario('kycUploaded');
    await submit({ occupation: 'No' });
    await advanceHours(24);
    expect(await loadKyc()).toMatchObject({
      state: 'rejected',
      reason: expect.stringMatching(/details/),
    });
    expect((await submit()).value).toMatchObject({ state: 'reviewing', form: details });
    expect((await loadKyc()).reason).toBeUndefined();
    await applyScenario('kycRejected');
    expect((await loadKyc()).reason).toMatch(/photo/);
    expect((await submit()).value.state).toBe('reviewing');
  });
});

describe('a withdrawal above the limit of the operator', () => {
  const loadTerms = async () => (await lucia.get('/wps/relay/MCS2_withdrawInfo')).body.value;
  const withdraw = async (amount: number) =>
    (await lucia.post('/wps/transaction/withdraw', { amount, paymentPassword: '246810' })).body;

  test('S4.52 S7.41 needs a verified identity', async () => {
    expect((await loadTerms()).kycLimit).toBeUndefined();
    await applyScenario('kycNone');
    expect((await loadTerms()).kycLimit).toBe(1000);
    expect(await withdraw(1100)).toMatchObject({ code: 'kyc_needed', value: { limit: 1000 } });
    expect((await withdraw(1000)).success).toBe(true);
  });
});
