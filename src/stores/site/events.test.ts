import { isPageShown } from '@kit/web/pageShown';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { type Deposit, depositReport } from '../../contract/cashier/deposit';
import { wallet } from '../../contract/cashier/wallet';
import { winners } from '../../contract/games/winner';
import { mailUnread } from '../../contract/messages/mail';
import { notices } from '../../contract/messages/notice';
import { whiteLabel } from '../../contract/site/system';
import { setBalance } from '../cashier/balanceChange';
import { createDeposit } from '../cashier/deposit';
import { createWallet } from '../cashier/wallet';
import { startWalletEvents } from '../cashier/walletEvents';
import { createWinner } from '../games/winner';
import { createLottery } from '../lottery/lottery';
import { createUnread } from '../messages/unread';
import { createEvents } from './events';
import { createSystem } from './system';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  isPageShown.value = true;
});

const win = (winAmount: number) => ({ vo: { customerName: `won ${winAmount}`, winAmount } });

async function logIn() {
  const fake = createFakeHost();
  fake.reply(memberInfo, { type: 0 });
  fake.reply(wallet, { sumBalance: 10, currency: 'PEN', wallets: [] });
  fake.logIn('ana');
  await settle();
  return { ...fake, events: fake.host.use(createEvents) };
}

test('a balance replaces the shown one, with the difference in the main wallet, until the session ends', async () => {
  const { host, events, logIn: logInAs } = await logIn();
  const stop = startWalletEvents(host);
  const { funds, balance } = host.use(createWallet);
  const main = { code: 'CASH', name: 'Main', balance: 6 };
  const game = { code: 'PG', name: 'PG', balance: 4 };
  funds.set({ sumBalance: 10, currency: 'PEN', wallets: [main, game] });
  events.receive('balance', { sumBalance: 35 });
  expect(balance.value).toBe(35);
  const wallets = [{ ...main, balance: 31 }, game];
  expect(funds.value.value).toMatchObject({ currency: 'PEN', wallets });
  logInAs('bruno');
  expect(balance.value).toBeUndefined();
  stop();
  events.receive('balance', { sumBalance: 99 });
  expect(balance.value).toBeUndefined();
});

test('a sum that arrives while the money is being loaded does not end that load', async () => {
  const { host, events, holdReplies, requestsOf } = await logIn();
  const stop = startWalletEvents(host);
  const { funds, wallets } = host.use(createWallet);
  holdReplies();
  void funds.load();
  events.receive('balance', { sumBalance: 35 });
  const loadedWallets = [{ code: 'CASH', name: 'Main', balance: 35 }];
  requestsOf(wallet).at(-1)?.answer({ sumBalance: 35, currency: 'PEN', wallets: loadedWallets });
  await settle();
  expect(wallets.value).toEqual(loadedWallets);
  stop();
});

test('a reply with the new balance that comes while the money is being loaded is not lost', async () => {
  const { host, holdReplies, requestsOf } = await logIn();
  const owned = host.use(createWallet);
  holdReplies();
  void owned.reload();
  setBalance(owned, 35);
  const [first, second] = requestsOf(wallet).slice(-2);
  second?.answer({ sumBalance: 35, wallets: [] });
  first?.answer({ sumBalance: 10, wallets: [] });
  await settle();
  expect(owned.balance.value).toBe(35);
});

test('a winner takes its place on the board that is loaded, which keeps its length', async () => {
  const { host, events, reply } = await logIn();
  host.retain(createWinner);
  const { board, all } = host.use(createWinner);
  events.receive('winner', win(1));
  expect(all.value).toEqual([]);
  reply(winners, { list: Array.from({ length: 100 }, (_, i) => win(1000 - i)) });
  await board.load();
  events.receive('winner', win(999.5));
  expect(all.value).toHaveLength(100);
  expect(all.value.slice(0, 3).map(({ place, amount }) => [place, amount])).toEqual([
    [1, 1000],
    [2, 999.5],
    [3, 999],
  ]);
});

test('a win that arrives while the board is loaded in another language does not end that load', async () => {
  const { host, events, reply, holdReplies, requestsOf } = await logIn();
  host.retain(createWinner);
  const { board, all } = host.use(createWinner);
  reply(winners, { list: [win(1)] });
  await board.load();
  holdReplies();
  void board.load();
  events.receive('winner', win(2));
  requestsOf(winners)
    .at(-1)
    ?.answer({ list: [win(3)] });
  await settle();
  expect(all.value.map(({ amount }) => amount)).toEqual([3]);
});

test('unread counts arrive without a request; announcements are loaded when their count differs', async () => {
  const { host, events, reply, requestsOf } = await logIn();
  reply(notices, [{ id: 'n1', title: 'One', read: false }]);
  reply(mailUnread, { count: 1 });
  reply(whiteLabel, { flags: { CHATUNREAD3: true, CBS3: true }, menu: { MAILCEN: true } });
  await host.use(createSystem).whenFeaturesKnown();
  const release = host.retain(createUnread);
  await settle();
  const { mail, chat, total } = host.use(createUnread);
  const before = requestsOf(notices).length;
  events.receive('unread', { mail: 4, chat: 2, notices: 1 });
  expect([mail.value, chat.value, total.value]).toEqual([4, 2, 7]);
  events.receive('unread', { mail: 5 });
  expect([mail.value, chat.value]).toEqual([5, 2]);
  expect([requestsOf(mailUnread).length, requestsOf(notices).length]).toEqual([1, before]);
  events.receive('unread', { notices: 2 });
  expect(requestsOf(notices)).toHaveLength(before + 1);
  release();
});

test('the jackpot that arrives grows from the time at which it was sent', async () => {
  const { host, events } = await logIn();
  const release = host.retain(createLottery);
  const { jackpotAmount } = host.use(createLottery);
  const jackpot = {
    gameId: '1',
    name: 'Jackpot',
    amount: 500,
    growsPerSecond: 2,
    at: Date.now() + 60_000,
  };
  events.receive('jackpot', { ...jackpot, opensAt: 0, wins: [] });
  expect(jackpotAmount.value).toBe(500);
  vi.advanceTimersByTime(3_000);
  expect(jackpotAmount.value).toBeCloseTo(506);
  release();
});

const pending = { depositId: 'D1', state: 'pending', amount: 50 } as Deposit;

async function payDeposit() {
  const fake = await logIn();
  fake.reply(depositReport, { content: [pending], pageNum: 1, totalPages: 1, totalCount: 1 });
  const release = fake.host.retain(createDeposit);
  const deposit = fake.host.use(createDeposit);
  await deposit.show('D1');
  const stop = deposit.pollPayment();
  const polls = () => fake.requestsOf(depositReport).length - 1;
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settle();
  };
  return { ...fake, deposit, polls, pass, stop, release };
}

test('an open deposit is polled without a stream, not with one, and again when it breaks', async () => {
  const { events, polls, pass, stop } = await payDeposit();
  await pass(8_000);
  expect(polls()).toBe(2);
  events.isLive.value = true;
  await pass(60_000);
  expect(polls()).toBe(2);
  events.isLive.value = false;
  await settle();
  expect(polls()).toBe(3);
  await pass(4_000);
  expect(polls()).toBe(4);
  stop();
  // On other pages only every 15 s.
  await pass(60_000);
  expect(polls()).toBe(8);
});

test('a tab in the background does not poll, and sends one request on return', async () => {
  const { polls, pass } = await payDeposit();
  isPageShown.value = false;
  await pass(60_000);
  expect(polls()).toBe(0);
  isPageShown.value = true;
  await settle();
  expect(polls()).toBe(1);
});

test('a deposit that arrives paid is shown as paid, and another one changes nothing', async () => {
  const { events, deposit, release } = await payDeposit();
  events.receive('deposit', { ...pending, depositId: 'D2', state: 'paid' });
  expect(deposit.payment.value.value?.state).toBe('pending');
  events.receive('deposit', { ...pending, state: 'paid' });
  expect(deposit.payment.value.value?.state).toBe('paid');
  release();
  events.receive('deposit', pending);
  expect(deposit.payment.value.value?.state).toBe('paid');
});

test('a deposit that arrives while it is loaded is loaded again: the reply may be older', async () => {
  const { events, deposit, holdReplies, requestsOf } = await payDeposit();
  holdReplies();
  void deposit.payment.reload();
  events.receive('deposit', { ...pending, state: 'paid' });
  const [older, newer] = requestsOf(depositReport).slice(-2);
  const page = { pageNum: 1, totalPages: 1, totalCount: 1 };
  newer?.answer({ ...page, content: [{ ...pending, state: 'paid' }] });
  older?.answer({ ...page, content: [pending] });
  await settle();
  expect(deposit.payment.value.value?.state).toBe('paid');
});
