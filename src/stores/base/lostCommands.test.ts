import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { walletTransfer } from '../../contract/cashier/walletTransfer';
import { memberTransactions } from '../../contract/records/transaction';
import { createWalletTransfer } from '../cashier/walletTransfer';
import { createLostCommands } from './lostCommands';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const transfer = { from: 'CASH', to: 'PG', amount: 5 };
const row = { id: 'row', ref: 'x1', at: NOW, amount: 5, wallet: 'PG' };

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

const passTime = (ms = 12_000) => vi.advanceTimersByTimeAsync(ms);

/** A transfer whose reply is lost, and a look that fails as the test wants. */
async function loseReply(
  failLook: (look: ReturnType<ReturnType<typeof open>['looks']>[number]) => void,
) {
  const page = open();
  const sending = page.store.send(transfer);
  const told = sending.catch((error) => error);
  page.sent()[0]?.lose();
  await passTime(0);
  const [look] = page.looks();
  if (look) failLook(look);
  await passTime();
  return { ...page, told: await told };
}

function open() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(wallet, { sumBalance: 10, wallets: [] });
  server.logIn('ana');
  const lost = server.host.use(createLostCommands);
  return {
    ...server,
    lost,
    store: server.host.use(createWalletTransfer),
    sent: () => server.requestsOf(walletTransfer),
    looks: () => server.requestsOf(memberTransactions),
    states: () => lost.all.value.map(({ state }) => state),
    setRecords: (...content: object[]) => server.reply(memberTransactions, { content }),
    lookByHand: () => lost.look('walletTransfer', 'transfer'),
  };
}

const failures = [
  ['the server rejects it', (look: { reject(code: string): void }) => look.reject('too_many')],
  ['there is no network', (look: { fail(): void }) => look.fail()],
  [
    'the records have no times',
    (look: { answer(value: unknown): void }) => look.answer({ content: [{ ...row, at: 0 }] }),
  ],
] as const;

test.each(failures)('the button is held after a look, when %s', async (_, failLook) => {
  const page = await loseReply(failLook as never);
  expect(page.told).toMatchObject({ isOutcomeUnknown: true });
  expect(page.states()).toEqual(['unchecked']);
  expect(page.store.isSending.value).toBe(true);
});

test.each(failures)('a second tap sends nothing, when %s', async (_, failLook) => {
  const page = await loseReply(failLook as never);
  const again = page.store.send(transfer).catch((error) => error);
  await passTime(0);
  const look = page.looks().at(-1);
  if (look) failLook(look as never);
  await passTime();
  expect(await again).toMatchObject({ isOutcomeUnknown: true });
  expect(page.sent()).toHaveLength(1);
});

test('another sum is held too, and the member first reads that the earlier one has arrived', async () => {
  const page = await loseReply((look) => look.reject('too_many'));
  page.setRecords(row);
  const other = page.store.send({ ...transfer, amount: 6 });
  await passTime();
  await expect(other).resolves.toBe(false);
  expect(page.states()).toEqual(['arrived']);
  expect(page.sent()).toHaveLength(1);
});

test.each([
  ['arrived', [row]],
  ['missing', []],
] as const)('a look by hand may end with an answer: %s', async (state, rows) => {
  const page = await loseReply((look) => look.reject('too_many'));
  page.setRecords(...rows);
  void page.lookByHand();
  await passTime();
  expect(page.states()).toEqual([state]);
  expect(page.store.isSending.value).toBe(false);
});

test('what has not arrived is sent again with the same key, and its notice goes', async () => {
  const page = await loseReply((look) => look.reject('too_many'));
  page.setRecords();
  void page.lookByHand();
  await passTime();
  void page.store.send(transfer);
  await passTime();
  const [first, second] = page.sent().map(({ options }) => options.idempotencyKey);
  expect(second).toBe(first);
  expect(page.states()).toEqual([]);
});

test('it may be sent again half an hour after the server could not tell it for the first time', async () => {
  const page = await loseReply((look) => look.answer({ content: [{ ...row, at: 0 }] }));
  page.setRecords({ ...row, at: 0 });
  await passTime(28 * MINUTE_MS);
  void page.lookByHand();
  await passTime();
  expect(page.states()).toEqual(['unchecked']);
  await passTime(2 * MINUTE_MS);
  void page.lookByHand();
  await passTime();
  expect(page.states()).toEqual([]);
  void page.store.send(transfer);
  await passTime();
  expect(page.sent()).toHaveLength(2);
});

test('however long the device was offline, it is looked for before it is sent again', async () => {
  const page = await loseReply((look) => look.fail());
  vi.setSystemTime(NOW + 3 * 24 * 60 * MINUTE_MS);
  page.setRecords(row);
  const again = page.store.send(transfer);
  await passTime();
  await expect(again).resolves.toBe(true);
  expect(page.sent()).toHaveLength(1);
});

test('what is stored has neither names nor texts', async () => {
  await loseReply((look) => look.fail());
  const text = localStorage.getItem('feria.pendingKeys');
  expect(text).toContain('"sought":{"from":"CASH","to":"PG","amount":5}');
  expect(text).not.toContain('ana');
});
