import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { merchantWallet, wallet } from '../../contract/cashier/wallet';
import { setBalance } from './balanceChange';
import { createWallet } from './wallet';

const storage = new MemoryStorage();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

function open() {
  const server = createFakeHost();
  return { ...server, ...server.host.use(createWallet) };
}

test('S4.31 the wallet is loaded with each session, and not without one', async () => {
  const { start, logIn, requestsOf } = open();
  const stop = start();
  expect(requestsOf(merchantWallet)).toHaveLength(1);
  expect(requestsOf(wallet)).toHaveLength(0);
  logIn('ana');
  expect(requestsOf(wallet)).toHaveLength(1);
  logIn('eva');
  expect(requestsOf(wallet)).toHaveLength(2);
  stop();
});

test('S4.53 there is something to show after the first reply or its failure, and not before', async () => {
  const { logIn, reload, requestsOf, isSettled, hasFailed, isReloading, balance } = open();
  logIn('ana');
  void reload();
  await settle();
  expect([isReloading.value, isSettled.value, hasFailed.value]).toEqual([true, false, false]);
  requestsOf(wallet)[0]?.fail();
  await settle();
  expect([isSettled.value, hasFailed.value, balance.value]).toEqual([true, true, undefined]);
  void reload();
  requestsOf(wallet)[1]?.answer({ sumBalance: 12.5 });
  await settle();
  expect([isSettled.value, hasFailed.value, balance.value]).toEqual([true, false, 12.5]);
});

test('S4.28 the balance is shown until it is hidden, and the choice is stored', () => {
  const { isHidden, toggleHidden } = open();
  expect(isHidden.value).toBe(false);
  toggleHidden();
  expect([isHidden.value, storage.getItem('feria.hideBalance')]).toEqual([true, 'true']);
  toggleHidden();
  expect(isHidden.value).toBe(false);
});

test.each([
  ['B', true],
  ['A', false],
  [undefined, false],
])(
  'S9.16 the symbol is behind the amount, when the position is %s: %s',
  async (position, behind) => {
    const { start, reply, isSymbolBehind, symbol } = open();
    reply(merchantWallet, { symbol: '$', currency: 'USD', currencyPosition: position });
    const stop = start();
    await settle();
    expect([symbol.value, isSymbolBehind.value]).toEqual(['$', behind]);
    stop();
  },
);

test('a reply sets the balance, and what is not known is loaded', async () => {
  const { logIn, reply, reload, funds, balance, wallets, requestsOf } = open();
  logIn('ana');
  setBalance({ funds }, 5);
  expect([balance.value, requestsOf(wallet).length]).toEqual([undefined, 1]);
  reply(wallet, { sumBalance: 10, wallets: [{ code: 'CASH', balance: 6 }] });
  await reload();
  setBalance({ funds }, 7);
  expect([balance.value, requestsOf(wallet).length]).toEqual([7, 2]);
  expect(wallets.value).toEqual([{ code: 'CASH', balance: 3 }]);
  setBalance({ funds }, undefined);
  expect(requestsOf(wallet)).toHaveLength(3);
});
