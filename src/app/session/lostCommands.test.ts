import { noteServerTime } from '@kit/data/serverTime';
import { signal } from '@kit/render/signals';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { walletTransfer } from '../../contract/cashier/walletTransfer';
import { withdraw, withdrawReport } from '../../contract/cashier/withdraw';
import { memberTransactions } from '../../contract/records/transaction';
import { createSession } from '../../stores/account/session';
import { createLostCommands } from '../../stores/base/lostCommands';
import { createWallet } from '../../stores/cashier/wallet';
import { createWalletTransfer } from '../../stores/cashier/walletTransfer';
import { createWithdraw } from '../../stores/cashier/withdraw';
import { STORES, startLostCommands } from './lostCommands';

const NOW = Date.UTC(2026, 10, 20, 12);
const transfer = { from: 'CASH', to: 'PG', amount: 5 };
const row = { id: 'row', ref: 'x1', at: NOW, amount: 5, wallet: 'PG' };

/** A busy machine needs long to load the code of a store. */
const SLOW_LOAD = { timeout: 30_000 };

let local: MemoryStorage;
beforeAll(() => Promise.all([STORES.walletTransfer?.(), STORES.withdraw?.()]));
beforeEach(() => {
  local = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.useFakeTimers({ now: NOW });
  noteServerTime(new Date().toUTCString());
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
  const { all } = server.host.use(createLostCommands);
  const address = signal({ path: '/m/home' });
  return {
    ...server,
    address,
    states: () => all.value.map(({ scope, state }) => `${scope} ${state}`),
  };
}
type Page = ReturnType<typeof openPage>;

const passTime = () => vi.advanceTimersByTimeAsync(12_000);

/** Sends a transfer and closes the page before the reply. */
function sendAndClose() {
  const page = openPage();
  page.logIn('ana');
  void page.host
    .use(createWalletTransfer)
    .send(transfer)
    .catch(() => {});
  return page;
}

async function start(page: Page, rows: object[]) {
  page.reply(memberTransactions, { content: rows });
  page.host.own(startLostCommands(page.host, page.address));
  // The code of the store is loaded.
  await vi.waitFor(
    () => expect(page.requestsOf(memberTransactions).length).toBeGreaterThan(0),
    SLOW_LOAD,
  );
}

test.each([
  ['arrived', [row]],
  ['missing', []],
])(
  'after a reload the app looks by itself and says that the command is: %s',
  async (state, rows) => {
    sendAndClose();
    const page = openPage();
    await start(page, rows);
    await passTime();
    expect(page.states()).toEqual([`walletTransfer ${state}`]);
    expect(page.requestsOf(walletTransfer)).toEqual([]);
  },
);

test('the button is held while the app looks after a reload', async () => {
  sendAndClose();
  const page = openPage();
  await start(page, []);
  const { isSending, send } = page.host.use(createWalletTransfer);
  expect(isSending.value).toBe(true);
  await expect(send(transfer)).resolves.toBe(false);
  await passTime();
  expect(isSending.value).toBe(false);
});

test('the balance is read again, once the command was found after a reload', async () => {
  sendAndClose();
  const page = openPage();
  await page.host.use(createWallet).reload();
  const before = page.requestsOf(wallet).length;
  await start(page, [row]);
  await passTime();
  expect(page.requestsOf(wallet).length).toBeGreaterThan(before);
});

test('what was told is not told again after another reload', async () => {
  sendAndClose();
  await start(openPage(), []);
  await passTime();
  const page = openPage();
  page.host.own(startLostCommands(page.host, page.address));
  await passTime();
  expect(page.states()).toEqual([]);
});

test('the app looks when the same member logs in again, after the session has expired', async () => {
  const page = sendAndClose();
  page.host.use(createSession).expireSession();
  page.host.own(startLostCommands(page.host, page.address));
  page.reply(memberTransactions, { content: [row] });
  page.logIn('ana');
  await vi.waitFor(
    () => expect(page.requestsOf(memberTransactions).length).toBeGreaterThan(0),
    SLOW_LOAD,
  );
  await passTime();
  expect(page.states()).toEqual(['walletTransfer arrived']);
});

test('another member who logs in reads nothing of it', async () => {
  const page = sendAndClose();
  page.host.use(createSession).expireSession();
  page.logIn('eva');
  page.host.own(startLostCommands(page.host, page.address));
  await passTime();
  expect(page.requestsOf(memberTransactions)).toEqual([]);
  expect(local.getItem('feria.pendingKeys')).toBeNull();
});

describe('a withdrawal whose page was closed before the reply', () => {
  const record = { withdrawId: 'w1', amount: 70, at: NOW };

  /** Opens another page of the app in the same tab. */
  async function openLater(path: string) {
    const before = openPage();
    before.logIn('ana');
    const request = { amount: 70, bankCardId: 'b1', paymentPassword: '246810' };
    void before.host.use(createWithdraw).send(request);
    const page = openPage();
    page.address.value = { path };
    page.reply(withdrawReport, { content: [record] });
    page.host.own(startLostCommands(page.host, page.address));
    if (path === '/m/withdraw') page.host.use(createWithdraw).resumeOutcome();
    await vi.waitFor(
      () => expect(page.requestsOf(withdrawReport).length).toBeGreaterThan(0),
      SLOW_LOAD,
    );
    await passTime();
    return page;
  }

  test('is found on any page, and named there', async () => {
    const page = await openLater('/m/home');
    expect(page.states()).toEqual(['sentWithdrawal arrived']);
    expect(page.requestsOf(withdraw)).toEqual([]);
  });

  test('is left to the notice of its own page', async () => {
    const page = await openLater('/m/withdraw');
    expect(page.states()).toEqual([]);
    expect(page.host.use(createWithdraw).outcome.value?.state).toBe('arrived');
  });
});
