import { isPageShown } from '@kit/web/pageShown';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { type Withdrawal, withdrawReport } from '../../contract/cashier/withdraw';
import { createWithdraw } from './withdraw';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  isPageShown.value = true;
});

const withdrawal = (withdrawId: string, state: Withdrawal['state']) =>
  ({
    withdrawId,
    state,
    amount: 50,
    bankName: '',
    accountNumber: '',
    at: 1,
    updatedAt: 1,
  }) as Withdrawal;

async function openRecord(...content: Withdrawal[]) {
  const fake = createFakeHost();
  const serve = (...rows: Withdrawal[]) => fake.reply(withdrawReport, { content: rows });
  fake.reply(memberInfo, { type: 0 });
  fake.reply(wallet, { sumBalance: 10, currency: 'PEN', wallets: [] });
  serve(...content);
  fake.logIn('ana');
  const store = fake.host.use(createWithdraw);
  await store.records.open({ from: 0, to: 1 });
  const stop = store.pollOpen();
  await settle();
  return {
    serve,
    stop,
    states: () => store.records.rows.value.map(({ state }) => state),
    requests: () => fake.requestsOf(withdrawReport).length,
    walletRequests: () => fake.requestsOf(wallet).length,
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await settle();
    },
  };
}

test('S7.42 a withdrawal that is approved while its record is open can no longer be cancelled there', async () => {
  const { serve, states, pass, stop } = await openRecord(withdrawal('a', 'pending'));
  serve(withdrawal('a', 'approved'));
  await pass(10_000);
  expect(states()).toEqual(['approved']);
  stop();
});

test('S7.42 money that comes back while the record is open is fetched', async () => {
  const { serve, pass, walletRequests } = await openRecord(withdrawal('a', 'pending'));
  const before = walletRequests();
  serve(withdrawal('a', 'rejected'));
  await pass(10_000);
  expect(walletRequests()).toBe(before + 1);
});

test('S7.42 no request is sent for closed withdrawals, nor by a page in the background', async () => {
  const closed = await openRecord(withdrawal('a', 'paid'));
  const before = closed.requests();
  await closed.pass(60_000);
  expect(closed.requests()).toBe(before);
  closed.stop();
  const hidden = await openRecord(withdrawal('a', 'pending'));
  isPageShown.value = false;
  const sent = hidden.requests();
  await hidden.pass(60_000);
  expect(hidden.requests()).toBe(sent);
  isPageShown.value = true;
  await settle();
  expect(hidden.requests()).toBe(sent + 1);
  hidden.stop();
});
