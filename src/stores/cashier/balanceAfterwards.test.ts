import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { type Deposit, depositReport, gatewayDeposit } from '../../contract/cashier/deposit';
import type { DepositMethod } from '../../contract/cashier/depositMethod';
import { wallet } from '../../contract/cashier/wallet';
import { orders } from '../../contract/lottery/order';
import { mailUnread } from '../../contract/messages/mail';
import { createOrder } from '../lottery/order';
import { createUnread } from '../messages/unread';
import { createDeposit } from './deposit';
import { createWallet } from './wallet';

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.useFakeTimers({ now: NOW });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function logIn() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(wallet, { sumBalance: 10, wallets: [] });
  server.logIn('ana');
  const { balance } = server.host.use(createWallet);
  const setBalance = (sumBalance: number) => server.reply(wallet, { sumBalance, wallets: [] });
  return { ...server, balance, setBalance };
}

const depositOf = (state: string) =>
  ({ depositId: 'd1', amount: 50, fee: 0, bonus: 0, at: NOW, state }) as Deposit;

async function openDeposit() {
  const server = logIn();
  server.reply(gatewayDeposit, depositOf('pending'));
  const setState = (state: string) => server.reply(depositReport, { content: [depositOf(state)] });
  setState('pending');
  const method = { methodId: 'visa', via: 'gateway' } as DepositMethod;
  const rest = { amount: 50, accountId: '', payer: '', reference: '', code: '' };
  await server.host.use(createDeposit).open({ method, ...rest });
  return { ...server, setState, polls: () => server.requestsOf(depositReport).length };
}

test('a deposit that is credited on another page than its own changes the balance there', async () => {
  const { balance, setBalance, setState } = await openDeposit();
  setBalance(60);
  setState('paid');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(balance.value).toBe(60);
});

test('a deposit is asked for by its own page alone, and not at all once it has ended', async () => {
  const { host, setState, polls } = await openDeposit();
  const leave = host.use(createDeposit).pollPayment();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(polls()).toBe(4);
  leave();
  setState('expired');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(polls()).toBe(5);
});

const ticketOf = (state: string, win = 0) => ({
  orderId: 'o1',
  gameName: 'Quina',
  opensAt: NOW + 30_000,
  stake: 2,
  win,
  state,
});

async function followTicket() {
  const server = logIn();
  server.reply(orders, { content: [ticketOf('pending')] });
  const results: unknown[] = [];
  await server.host.use(createOrder).followTickets((tickets) => results.push(...tickets));
  return { ...server, results };
}

test('the win of a lottery ticket is told on every page, with balance and mail counted after the draw', async () => {
  const { balance, host, reply, results, setBalance } = await followTicket();
  setBalance(90);
  reply(mailUnread, { count: 3 });
  reply(orders, { content: [ticketOf('won', 80)] });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(balance.value).not.toBe(90);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(balance.value).toBe(90);
  expect(results).toEqual([ticketOf('won', 80)]);
  expect(host.use(createUnread).mail.value).toBe(3);
});

test('a ticket tells its result after the draw, when the clock of the device is twenty seconds late', async () => {
  noteServerTime(new Date(NOW + 20_000).toUTCString());
  const { results, reply } = await followTicket();
  reply(orders, { content: [ticketOf('lost')] });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(results).toEqual([ticketOf('lost')]);
});

test('a draw is followed once, whatever number of tickets it has', async () => {
  const { host, requestsOf } = await followTicket();
  await host.use(createOrder).followTickets();
  const before = requestsOf(wallet).length;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(requestsOf(wallet)).toHaveLength(before + 1);
});

test('a draw loads nothing for the member who has logged in since', async () => {
  const { logIn, requestsOf, results } = await followTicket();
  logIn('eva');
  await vi.advanceTimersByTimeAsync(10_000);
  const before = requestsOf(wallet).length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requestsOf(wallet)).toHaveLength(before);
  expect(results).toEqual([]);
});
