import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { bankCards } from '../../../contract/cashier/bankCard';
import { withdrawInfo } from '../../../contract/cashier/withdraw';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { formatMoney } from '../../../ui/content/formatMoney';
import type { App } from '../../../widgets/site/app/useApp';
import { createWithdrawForm } from './createWithdrawForm';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation', 'cashier');
});

const terms = { available: 5000, min: 20, max: 5000, amountLeftToday: 5000, feePercent: 0 };

test.each([
  ['is rejected with the way to verify, when the member is not verified', 1000],
  ['is accepted, when the member is verified', undefined],
])('S4.52 an amount above the limit of unverified members %s', async (_, kycLimit) => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, ...(kycLimit ? { kycLimit } : {}) });
  const { amount } = createWithdrawForm(host, {} as App);
  void host.use(createWithdraw).terms.load();
  await settle();
  const catchError = async (typed: string) => {
    amount.value.value = typed;
    await amount.validate();
    return amount.error.value;
  };
  expect(await catchError('1000')).toBeUndefined();
  const limit = kycLimit && text('cashier.kycLimit', { amount: formatMoney(kycLimit) });
  expect(await catchError('1000.01')).toBe(limit);
});

test.each([
  [1000, 'not verified'],
  [5000, 'verified'],
])('S4.52 the largest amount is %i, when the member is %s', async (largest) => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, ...(largest < terms.max ? { kycLimit: largest } : {}) });
  const { maxAmount } = createWithdrawForm(host, {} as App);
  void host.use(createWithdraw).terms.load();
  await settle();
  expect(maxAmount.value).toBe(largest);
});

test.each([
  [50, [25, 37, 50]],
  [2, []],
  [1000, [250, 500, 750, 1000]],
])(
  'S4.52 no suggested amount is below the minimum, with %d to withdraw',
  async (available, amounts) => {
    const { host, reply, logIn } = createFakeHost();
    logIn('lucia');
    reply(withdrawInfo, { ...terms, available });
    const { suggestions } = createWithdrawForm(host, {} as App);
    void host.use(createWithdraw).terms.load();
    await settle();
    expect(suggestions.value.map(({ amount }) => amount)).toEqual(amounts);
  },
);

async function formWith(more: object) {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, hasPaymentPassword: true, ...more });
  reply(bankCards, [{ bankCardId: 'b', bankName: 'BCP', accountNumber: '1' }]);
  const form = createWithdrawForm(host, {} as App);
  void form.load();
  await settle();
  return { ...form, available: host.use(createWithdraw).available };
}

test('S4.52 the money beside a held bonus can be withdrawn, and the error of more says why', async () => {
  const bonus = { available: 100, bonusHeld: 50, turnoverLeft: 500 };
  const { amount, isBlocked, maxAmount, available } = await formWith(bonus);
  expect([isBlocked.value, maxAmount.value, available.value]).toEqual([false, 100, 100]);
  amount.value.value = '120';
  await amount.validate();
  expect(amount.error.value).toMatch(/50\.00.*500\.00/);
});

test('S4.52 nothing can be withdrawn, when the backend does not say how much of it is the bonus', async () => {
  const { isBlocked, maxAmount, available } = await formWith({ turnoverLeft: 500 });
  expect([isBlocked.value, maxAmount.value, available.value]).toEqual([true, 0, 0]);
});

test('S4.52 small shares that are equal are suggested once, when there is no minimum', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, available: 2, min: 0 });
  const { suggestions } = createWithdrawForm(host, {} as App);
  void host.use(createWithdraw).terms.load();
  await settle();
  expect(suggestions.value.map(({ amount }) => amount)).toEqual([1, 2]);
});

test('S4.52 the payment password is not asked for, while the bank cards are not known', async () => {
  const { host, reply, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, turnoverLeft: 0, hasPaymentPassword: true });
  const app = { requireRealAccount: async () => true } as App;
  const { amount, submit, load, isBlocked, isConfirming } = createWithdrawForm(host, app);
  void load();
  await settle();
  amount.value.value = '100';
  expect(isBlocked.value).toBe(true);
  await submit();
  expect(isConfirming.value).toBe(false);
  requestsOf(bankCards)[0]?.answer([{ bankCardId: 'b', bankName: 'BCP', accountNumber: '1' }]);
  await settle();
  expect(isBlocked.value).toBe(false);
  await submit();
  expect(isConfirming.value).toBe(true);
});

test('S4.52 an empty list of bank cards asks for one, when the terms say nothing about it', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, hasBankCard: true });
  reply(bankCards, []);
  const { hasCard, load } = createWithdrawForm(host, {} as App);
  expect(hasCard.value).toBe(true);
  void load();
  await settle();
  expect(hasCard.value).toBe(false);
});
