import { beforeEach, expect, test, vi } from 'vitest';
import { memberTransactions } from '../../src/contract/transaction';
import { wallet, walletTransfer } from '../../src/contract/wallet';
import { createWallet } from '../../src/stores/wallet';
import { createWalletTransfer } from '../../src/stores/walletTransfer';
import { createFakeHost } from './fakeHost';
import { MemoryStorage } from './memoryStorage';

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
