import { beforeAll, expect, test } from 'vitest';
import { withdrawInfo } from '../../src/contract/withdraw';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { createWithdrawForm } from '../../src/screens/withdraw/createWithdrawForm';
import { createWithdraw } from '../../src/stores/withdraw';
import { formatMoney } from '../../src/ui/formatMoney';
import type { App } from '../../src/widgets/app/useApp';
import { createFakeHost, settle } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('validation', 'cashier');
});

const terms = { available: 5000, min: 20, max: 5000, amountLeftToday: 5000, feePercent: 0 };

test.each([
  ['not verified', 1000],
  ['verified', undefined],
])(
  'S4.52 an amount above the limit of the operator asks for the verification, when the member is %s',
  async (_, kycLimit) => {
    const { host, reply, logIn } = createFakeHost();
    logIn('lucia');
    reply(withdrawInfo, { ...terms, ...(kycLimit ? { kycLimit } : {}) });
    const { amount } = createWithdrawForm(host, {} as App);
    void host.use(createWithdraw).terms.load();
    await settle();
    const errorOf = async (typed: string) => {
      amount.value.value = typed;
      await amount.validate();
      return amount.error.value;
    };
    expect(await errorOf('1000')).toBeUndefined();
    const limit = kycLimit && text('cashier.kycLimit', { amount: formatMoney(kycLimit) });
    expect(await errorOf('1000.01')).toBe(limit);
  },
);

test.each([
  ['not verified', 1000],
  ['verified', 5000],
])('S4.52 the suggested amounts are possible, when the member is %s', async (_, largest) => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawInfo, { ...terms, ...(largest < terms.max ? { kycLimit: largest } : {}) });
  const { maxAmount } = createWithdrawForm(host, {} as App);
  void host.use(createWithdraw).terms.load();
  await settle();
  expect(maxAmount.value).toBe(largest);
});
