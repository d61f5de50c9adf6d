import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { withdraw, withdrawReport } from '../../contract/cashier/withdraw';
import { createLogout } from '../account/logout';
import { createSession } from '../account/session';
import { createWithdraw } from '../cashier/withdraw';

const NOW = Date.UTC(2026, 10, 20, 12);
const request = { amount: 70, bankCardId: 'card-77', paymentPassword: '246810' };

let local: MemoryStorage;
beforeEach(() => {
  local = new MemoryStorage();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', local);
  vi.useFakeTimers({ now: NOW });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A new page in the same tab: the stores are new, the storages are not. */
function openPage(member?: string) {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(wallet, { sumBalance: 10 });
  if (member) server.logIn(member);
  const store = server.host.use(createWithdraw);
  return {
    ...server,
    store,
    sent: () => server.requestsOf(withdraw),
    state: () => store.outcome.value?.state,
    /** What the server answers to the look for withdrawals. */
    setRecords: (...content: object[]) => server.reply(withdrawReport, { content }),
  };
}

const record = (more: object = {}) => ({ withdrawId: 'w1', amount: 70, at: NOW, ...more });

/** Lets all looks come to their end. */
const passTime = () => vi.advanceTimersByTimeAsync(12_000);

/** Sends a withdrawal whose reply is lost. */
async function loseReply(page = openPage('ana')) {
  const sending = page.store.send(request);
  page.sent().at(-1)?.lose();
  await expect(sending).resolves.toBe(false);
  return page;
}

describe('after a lost reply', () => {
  test('S7.41 the app finds what was carried out and says that it arrived', async () => {
    const page = openPage('ana');
    page.setRecords(record());
    page.store.draft().amount.value = '70';
    await loseReply(page);
    expect(page.state()).toBe('checking');
    await passTime();
    expect(page.state()).toBe('arrived');
    expect(page.store.outcome.value?.contents.amount).toBe(70);
    expect(page.store.draft().amount.value).toBe('');
  });

  test('a command that the server carries out slowly is found by a later look', async () => {
    const page = openPage('ana');
    page.setRecords();
    await loseReply(page);
    await vi.advanceTimersByTimeAsync(1_000);
    page.setRecords(record({ at: NOW + 1_000 }));
    await passTime();
    expect(page.state()).toBe('arrived');
  });

  test('the next one with the same contents is a new one, once the first was found', async () => {
    const page = openPage('ana');
    page.setRecords(record());
    await loseReply(page);
    await passTime();
    void page.store.send(request);
    const [first, second] = page.sent().map(({ options }) => options.idempotencyKey);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  });

  test('what was not found may be sent again, with the same idempotency key and the same input', async () => {
    const page = openPage('ana');
    page.setRecords();
    page.store.draft().amount.value = '70';
    await loseReply(page);
    await passTime();
    expect(page.state()).toBe('missing');
    expect(page.store.draft().amount.value).toBe('70');
    void page.store.send(request);
    const [first, second] = page.sent().map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
    expect(page.state()).toBeUndefined();
  });

  test('nothing is sent, until the app has found out', async () => {
    const page = openPage('ana');
    page.setRecords();
    await loseReply(page);
    expect(page.store.isOutcomeUnknown.value).toBe(true);
    await expect(page.store.send(request)).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(page.store.send({ ...request, amount: 71 })).resolves.toBe(false);
    expect(page.sent()).toHaveLength(1);
  });

  test('nothing is sent either, when the look fails, and a person may look again', async () => {
    const page = await loseReply();
    await vi.advanceTimersByTimeAsync(0);
    page.requestsOf(withdrawReport)[0]?.fail();
    await passTime();
    expect(page.state()).toBe('unchecked');
    await expect(page.store.send(request)).resolves.toBe(false);
    expect(page.sent()).toHaveLength(1);
    page.setRecords(record());
    void page.store.lookForOutcome();
    await passTime();
    expect(page.state()).toBe('arrived');
  });

  test.each([
    ['an older one of the same amount', record({ at: NOW - 60_000 }), 'missing'],
    ['one of another amount', record({ amount: 71 }), 'missing'],
    ['one without a time', record({ at: 0 }), 'unchecked'],
  ])('%s does not count as this one', async (_, row, state) => {
    const page = openPage('ana');
    page.setRecords(row);
    await loseReply(page);
    await passTime();
    expect(page.state()).toBe(state);
  });

  test('a page that is loaded again looks for it before anything can be sent', async () => {
    await loseReply();
    const page = openPage();
    page.setRecords(record());
    await expect(page.store.send(request)).resolves.toBe(false);
    page.store.resumeOutcome();
    await passTime();
    expect(page.state()).toBe('arrived');
    expect(page.sent()).toEqual([]);
  });

  test.each([31, 3 * 24 * 60])(
    'it is looked for before anything can be sent, also %i minutes later',
    async (minutes) => {
      const page = await loseReply();
      await vi.advanceTimersByTimeAsync(0);
      page.requestsOf(withdrawReport)[0]?.fail();
      await passTime();
      vi.setSystemTime(NOW + minutes * 60_000);
      page.store.resumeOutcome();
      expect(page.state()).toBe('checking');
      await expect(page.store.send(request)).resolves.toBe(false);
      await vi.advanceTimersByTimeAsync(0);
      page.requestsOf(withdrawReport)[1]?.fail();
      await passTime();
      expect(page.state()).toBe('unchecked');
      page.setRecords(record());
      void page.store.lookForOutcome();
      await passTime();
      expect(page.state()).toBe('arrived');
      expect(page.sent()).toHaveLength(1);
    },
  );

  test('it may be sent again half an hour after the server could not tell the outcome', async () => {
    const page = await loseReply();
    await vi.advanceTimersByTimeAsync(0);
    page.requestsOf(withdrawReport)[0]?.fail();
    await passTime();
    page.setRecords(record({ at: 0 }));
    const lookAfter = async (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      void page.store.lookForOutcome();
      await passTime();
      return page.state();
    };
    expect(await lookAfter(60)).toBe('unchecked');
    expect(await lookAfter(29)).toBe('unchecked');
    await expect(page.store.send(request)).resolves.toBe(false);
    await passTime();
    expect(await lookAfter(2)).toBeUndefined();
    void page.store.send(request);
    expect(page.sent()).toHaveLength(2);
  });

  test('the same member finds it after the session has expired', async () => {
    const page = await loseReply();
    page.setRecords(record());
    page.host.use(createSession).expireSession();
    expect(page.state()).toBeUndefined();
    page.logIn('ana');
    page.store.resumeOutcome();
    await passTime();
    expect(page.state()).toBe('arrived');
  });

  test.each([
    ['another member logs in', (page: ReturnType<typeof openPage>) => page.logIn('eva')],
    [
      'the member logs out',
      (page: ReturnType<typeof openPage>) => void page.host.use(createLogout).logout(),
    ],
  ])('nothing of it is left, when %s', async (_, change) => {
    const page = await loseReply();
    expect(local.getItem('feria.sentCommands')).toContain('withdraw');
    change(page);
    expect(local.getItem('feria.sentCommands')).toBeNull();
    page.store.resumeOutcome();
    await passTime();
    expect(page.state()).toBeUndefined();
  });
});

test('a page that was closed before the reply looks for the command', async () => {
  const first = openPage('ana');
  void first.store.send(request);
  const page = openPage();
  page.setRecords(record());
  page.store.resumeOutcome();
  await passTime();
  expect(page.state()).toBe('arrived');
});

test('a rejected command is not looked for', async () => {
  const page = openPage('ana');
  const sending = page.store.send(request);
  page.sent()[0]?.reject('balance_low');
  await expect(sending).rejects.toMatchObject({ code: 'balance_low' });
  expect(page.state()).toBeUndefined();
  expect(local.getItem('feria.sentCommands')).toBeNull();
});

test('an answered command leaves nothing to look for', async () => {
  const page = openPage('ana');
  const sending = page.store.send(request);
  page.sent()[0]?.answer(record());
  await expect(sending).resolves.toBe(true);
  expect(local.getItem('feria.sentCommands')).toBeNull();
});

test('two taps at once send one command', async () => {
  const page = openPage('ana');
  void page.store.send(request);
  await expect(page.store.send(request)).resolves.toBe(false);
  expect(page.sent()).toHaveLength(1);
  page.sent()[0]?.answer(record());
  await vi.advanceTimersByTimeAsync(0);
  expect(local.getItem('feria.sentCommands')).toBeNull();
});
