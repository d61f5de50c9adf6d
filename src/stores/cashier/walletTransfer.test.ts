import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { wallet } from '../../contract/cashier/wallet';
import { walletTransfer } from '../../contract/cashier/walletTransfer';
import { memberTransactions } from '../../contract/records/transaction';
import { createWallet } from './wallet';
import { createWalletTransfer } from './walletTransfer';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

async function logIn(funds: object) {
  const server = createFakeHost();
  server.reply(wallet, funds);
  server.logIn('ana');
  await server.host.use(createWallet).reload();
  return { ...server, ...server.host.use(createWalletTransfer) };
}

test('S4.50 the balance is the main wallet and what is in the wallets of games', async () => {
  const { inMain, inGames } = await logIn({
    sumBalance: 150,
    wallets: [
      { code: 'CASH', balance: 100 },
      { code: 'PG', balance: 30 },
      { code: 'JL', balance: 20 },
    ],
  });
  expect([inMain.value, inGames.value]).toEqual([100, 50]);
});

test('S4.50 the balance is read again, when the outcome of a transfer is unknown', async () => {
  const { send, reply, requestsOf } = await logIn({ sumBalance: 10, wallets: [] });
  // Records without times cannot tell whether it was made.
  reply(memberTransactions, { content: [{ id: 't1', at: 0, wallet: 'CASH', amount: 5, ref: '' }] });
  const before = requestsOf(wallet).length;
  const sent = send({ from: 'PG', to: 'CASH', amount: 5 });
  requestsOf(walletTransfer)[0]?.lose();
  await expect(sent).rejects.toMatchObject({ isOutcomeUnknown: true });
  expect(requestsOf(wallet).length).toBeGreaterThan(before);
});

test('S4.50 no wallets are shown, when the backend sends the sum only', async () => {
  const { hasWallets } = await logIn({ sumBalance: 10 });
  expect(hasWallets.value).toBe(false);
});

test('S4.53 no sum is shown, when the balance of one of its wallets is absent', async () => {
  const { inMain, inGames, hasWallets } = await logIn({
    sumBalance: 150,
    wallets: [{ code: 'CASH', balance: 100 }, { code: 'PG' }, { code: 'JL', balance: 20 }],
  });
  expect([hasWallets.value, inMain.value, inGames.value]).toEqual([true, 100, undefined]);
});

test('S4.50 nothing is sent, while another transfer is being sent', async () => {
  const { send, requestsOf, isSending } = await logIn({ sumBalance: 10, wallets: [] });
  const first = send({ from: 'PG', to: 'CASH', amount: 5 });
  expect(isSending.value).toBe(true);
  expect(await send({ from: 'PG', to: 'CASH', amount: 5 })).toBe(false);
  await settle();
  requestsOf(walletTransfer)[0]?.answer({ transferId: 't1' });
  expect([await first, requestsOf(walletTransfer).length]).toEqual([true, 1]);
});

describe('when the reply of a transfer is lost', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
    noteServerTime(new Date().toUTCString());
  });
  afterEach(() => void vi.useRealTimers());

  const WALLETS = [
    { code: 'CASH', balance: 100 },
    { code: 'PG', balance: 5 },
  ];

  /** Sends five from PG, loses the reply, and waits until the records were looked at. */
  async function lose(content: object[]) {
    const server = await logIn({ sumBalance: 105, wallets: WALLETS });
    server.reply(memberTransactions, { content });
    const sent = server.send({ from: 'PG', to: 'CASH', amount: 5 }).catch((error) => error);
    await settle();
    server.requestsOf(walletTransfer)[0]?.lose();
    await vi.advanceTimersByTimeAsync(12_000);
    return { ...server, told: await sent };
  }
  const row = (more: object) => ({ id: 't1', ref: '', at: Date.now() + 1, amount: 5, ...more });

  test('S4.50 it was made, when a new record has its wallet and amount', async () => {
    const { told, requestsOf } = await lose([row({ wallet: 'CASH' })]);
    expect(told).toBe(true);
    expect(requestsOf(memberTransactions)[0]?.input).toEqual({ wallet: 'CASH', pageSize: 50 });
  });

  test('S4.50 it was made, when the new record does not name a wallet', async () => {
    expect((await lose([row({ wallet: '' })])).told).toBe(true);
  });

  test.each([{ wallet: 'PG' }, { wallet: 'CASH', amount: 6 }])(
    'S4.50 it was not made, when the new record has %o',
    async (more) => {
      expect((await lose([row(more)])).told).toMatchObject({ kind: 'notDone' });
    },
  );

  test('S4.50 the record of an earlier transfer is not taken for it', async () => {
    const server = await logIn({ sumBalance: 105, wallets: WALLETS });
    const transfer = { from: 'PG', to: 'CASH', amount: 5 };
    const first = server.send(transfer);
    await settle();
    server.requestsOf(walletTransfer)[0]?.answer({ transferId: 'r1' });
    expect(await first).toBe(true);
    server.reply(memberTransactions, { content: [row({ wallet: 'CASH', ref: 'r1' })] });
    const second = server.send(transfer).catch((error) => error);
    await settle();
    server.requestsOf(walletTransfer)[1]?.lose();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await second).toMatchObject({ kind: 'notDone' });
  });

  /** Collects, loses the reply, and answers what is in the wallets then. */
  async function collect(wallets: object[]) {
    const server = await logIn({ sumBalance: 105, wallets: WALLETS });
    const sent = server.collect().catch((error) => error);
    await settle();
    expect(server.isCollecting.value).toBe(true);
    server.reply(wallet, { sumBalance: 105, wallets });
    server.requestsOf(walletTransfer)[0]?.lose();
    await vi.advanceTimersByTimeAsync(12_000);
    return sent;
  }

  test('S4.50 everything was collected, when nothing is left in other wallets', async () => {
    const left = [
      { code: 'CASH', balance: 105 },
      { code: 'PG', balance: 0 },
    ];
    expect(await collect(left)).toBe(true);
  });

  test('S4.50 nothing was collected, when a cent is left in one of them', async () => {
    const left = [
      { code: 'CASH', balance: 104.99 },
      { code: 'PG', balance: 0.01 },
      { code: 'JL', balance: 0 },
    ];
    expect(await collect(left)).toMatchObject({ kind: 'notDone' });
  });

  test('S4.53 the outcome stays unknown, when the balance of a wallet is absent', async () => {
    const told = await collect([{ code: 'CASH', balance: 105 }, { code: 'PG' }]);
    expect(told).toMatchObject({ isOutcomeUnknown: true });
  });
});
