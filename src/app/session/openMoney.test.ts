import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { depositReport } from '../../contract/cashier/deposit';
import { wallet } from '../../contract/cashier/wallet';
import { withdrawReport } from '../../contract/cashier/withdraw';
import { setBalance } from '../../stores/cashier/balanceChange';
import { createDeposit } from '../../stores/cashier/deposit';
import { createWallet } from '../../stores/cashier/wallet';
import { createWithdraw } from '../../stores/cashier/withdraw';
import { startOpenMoney } from './openMoney';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of the app, with the session of the tab if there is one. */
function openPage() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(wallet, { sumBalance: 10, wallets: [] });
  const serve = (state: string) => {
    const row = { amount: 50, fee: 0, bonus: 0, at: 1, updatedAt: 1, state };
    server.reply(depositReport, {
      content: ['d1', 'd2'].map((depositId) => ({ ...row, depositId })),
    });
    server.reply(withdrawReport, { content: [{ ...row, withdrawId: 'w1' }] });
  };
  serve('pending');
  return { ...server, serve, balance: server.host.use(createWallet).balance };
}
const oneMinute = () => vi.advanceTimersByTimeAsync(61_000);

test('S3.12 all open deposits are followed on every page, not only the one that was opened last', async () => {
  const { host, logIn, reply, serve, balance } = openPage();
  logIn('ana');
  await host.use(createDeposit).show('d1');
  serve('paid');
  reply(wallet, { sumBalance: 110, wallets: [] });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(balance.value).toBe(110);
});

test('S3.12 the money of a rejected withdrawal is back in the balance after a reload, on every page', async () => {
  const before = openPage();
  before.logIn('ana');
  await before.host.use(createWithdraw).records.open({ from: 0, to: 1 });
  const after = openPage();
  await startOpenMoney(after.host);
  after.serve('rejected');
  after.reply(wallet, { sumBalance: 60, wallets: [] });
  await oneMinute();
  expect(after.balance.value).toBe(60);
  const polls = after.requestsOf(withdrawReport).length;
  await oneMinute();
  expect(after.requestsOf(withdrawReport)).toHaveLength(polls);
});

test('S3.12 a page without open deposits and withdrawals asks for nothing', async () => {
  const { host, logIn, requests } = openPage();
  logIn('ana');
  await startOpenMoney(host);
  const before = requests.length;
  await oneMinute();
  expect(requests).toHaveLength(before);
});

test('S3.12 what can be withdrawn follows the balance while it is shown', async () => {
  const { host, logIn, reply, requestsOf } = openPage();
  logIn('ana');
  const { terms } = host.use(createWithdraw);
  const info = { path: '/wps/relay/MCS2_withdrawInfo' };
  reply(info, { available: 10 });
  const leave = host.retain(createWithdraw);
  await terms.load();
  reply(info, { available: 35 });
  setBalance(host.use(createWallet), 35);
  await vi.advanceTimersByTimeAsync(0);
  expect(terms.value.value?.available).toBe(35);
  leave();
  setBalance(host.use(createWallet), 40);
  expect(requestsOf(info)).toHaveLength(2);
});
