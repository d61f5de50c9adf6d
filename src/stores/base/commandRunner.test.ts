import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { ApiError } from '../../api/ApiError';
import { withdraw } from '../../contract/cashier/withdraw';
import { createLogout } from '../account/logout';
import { createSession } from '../account/session';
import { createWithdraw } from '../cashier/withdraw';
import { createCommandRunner } from './commandRunner';

const HOUR_MS = 3_600_000;

let tab: MemoryStorage;
/** Shared by all tabs. */
let local: MemoryStorage;
beforeEach(() => {
  tab = new MemoryStorage();
  local = new MemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', local);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A new page in the same tab: the stores are new, the storages are not. */
function openPage(member?: string) {
  const { host, logIn } = createFakeHost();
  if (member) logIn(member);
  const keys: string[] = [];
  const replies: { resolve(value: string): void; reject(error: unknown): void }[] = [];
  const command = (key: string) =>
    new Promise<string>((resolve, reject) => {
      keys.push(key);
      replies.push({ resolve, reject });
    });
  return { commands: createCommandRunner(host, 'test'), command, keys, replies, host, logIn };
}

const prepare = () => openPage('ana');

const offline = new ApiError('offline', '/pay');
const rejected = new ApiError('rejected', '/pay', { code: 'balance_low' });

test('a second tap sends nothing, while the first command is running', async () => {
  const { commands, command, keys, replies } = prepare();
  const first = commands.runWithKey('pay', command);
  await expect(commands.runWithKey('pay', command)).resolves.toBeUndefined();
  expect(keys).toHaveLength(1);
  replies[0]?.resolve('paid');
  await expect(first).resolves.toBe('paid');
});

test('commands with different ids run at the same time, and each is shown as running', async () => {
  const { commands, command, replies } = prepare();
  void commands.runWithKey('a', command);
  void commands.runWithKey('b', command);
  expect(replies).toHaveLength(2);
  expect(commands.isRunning('a').value).toBe(true);
  replies[0]?.resolve('');
  await settle();
  expect(commands.isRunning('a').value).toBe(false);
  expect(commands.isBusy.value).toBe(true);
  replies[1]?.resolve('');
  await settle();
  expect(commands.isBusy.value).toBe(false);
});

test('a repeated attempt keeps its idempotency key, when the reply was lost', async () => {
  const { commands, command, keys, replies } = prepare();
  const lost = commands.runWithKey('pay', command);
  replies[0]?.reject(offline);
  await expect(lost).rejects.toBe(offline);
  void commands.runWithKey('pay', command);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['was answered', (reply: { resolve(value: string): void }) => reply.resolve('paid')],
  ['was rejected', (reply: { reject(error: unknown): void }) => reply.reject(rejected)],
])('the next attempt gets a new idempotency key, when the last one %s', async (_, end) => {
  const { commands, command, keys, replies } = prepare();
  void commands.runWithKey('pay', command).catch(() => undefined);
  end(replies[0] as never);
  await settle();
  void commands.runWithKey('pay', command);
  expect(keys[1]).not.toBe(keys[0]);
});

test('an attempt with other contents gets a key of its own, after a lost reply', async () => {
  const { commands, command, keys, replies } = prepare();
  void commands.runWithKey('pay', command, '10').catch(() => undefined);
  replies[0]?.reject(offline);
  await settle();
  void commands.runWithKey('pay', command, '20').catch(() => undefined);
  replies[1]?.reject(offline);
  await settle();
  void commands.runWithKey('pay', command, '10');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test.each([
  ['reply', (reply: { resolve(value: string): void }) => reply.resolve('paid')],
  ['error', (reply: { reject(error: unknown): void }) => reply.reject(offline)],
])('a late %s is dropped and the key is forgotten, when the session has ended', async (_, end) => {
  const { commands, command, keys, replies, host } = prepare();
  const paid = commands.runWithKey('pay', command);
  host.use(createSession).expireSession();
  expect(commands.isBusy.value).toBe(false);
  void commands.runWithKey('pay', command);
  end(replies[0] as never);
  await expect(paid).resolves.toBeUndefined();
  expect(keys[1]).not.toBe(keys[0]);
  expect(commands.isRunning('pay').value).toBe(true);
});

describe('a lost reply, after which the page is loaded again,', () => {
  /** Pays on one page and loses the reply. Returns the idempotency key. */
  async function loseReply(contents: unknown = [100, 'card'], code?: string) {
    const { commands, command, keys, replies } = openPage('ana');
    void commands.runWithKey('pay', command, contents).catch(() => undefined);
    replies[0]?.reject(code ? new ApiError('rejected', '/pay', { code }) : offline);
    await settle();
    return keys[0];
  }

  async function keyOfNextAttempt(
    page: ReturnType<typeof openPage>,
    contents: unknown = [100, 'card'],
  ) {
    void page.commands.runWithKey('pay', page.command, contents);
    await settle();
    return page.keys[0];
  }

  test('keeps the key, so that the next attempt pays once', async () => {
    const key = await loseReply();
    expect(await keyOfNextAttempt(openPage())).toBe(key);
  });

  test('keeps the key, when the page was closed before any reply', async () => {
    const { commands, command, keys } = openPage('ana');
    void commands.runWithKey('pay', command, [100, 'card']);
    expect(await keyOfNextAttempt(openPage())).toBe(keys[0]);
  });

  test('keeps the key, when the server has seen it with a mistyped password', async () => {
    const key = await loseReply([100, 'card'], 'key_reused');
    expect(await keyOfNextAttempt(openPage())).toBe(key);
  });

  test('does not keep it for other contents', async () => {
    const key = await loseReply();
    expect(await keyOfNextAttempt(openPage(), [200, 'card'])).not.toBe(key);
  });

  test('does not keep it for the same command of another store', async () => {
    const key = await loseReply();
    const page = openPage();
    const commands = createCommandRunner(page.host, 'other');
    expect(await keyOfNextAttempt({ ...page, commands })).not.toBe(key);
  });

  test('keeps it for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = await loseReply();
    vi.advanceTimersByTime(23 * HOUR_MS);
    expect(await keyOfNextAttempt(openPage())).toBe(key);
    vi.advanceTimersByTime(24 * HOUR_MS);
    expect(await keyOfNextAttempt(openPage())).not.toBe(key);
  });

  test('does not keep it for another member whose session was put into the storage', async () => {
    const key = await loseReply();
    const info = { token: 't2', merchantCode: 'feria', userName: 'eva' };
    tab.setItem('MC_SESSION_INFO', JSON.stringify(info));
    expect(await keyOfNextAttempt(openPage())).not.toBe(key);
  });

  test('keeps the key, when the session expires and the same member logs in again', async () => {
    const key = await loseReply();
    const page = openPage();
    page.host.use(createSession).expireSession();
    page.logIn('ana');
    expect(await keyOfNextAttempt(page)).toBe(key);
  });

  test('does not keep it for another member who logs in after the session has expired', async () => {
    const key = await loseReply();
    const page = openPage();
    page.host.use(createSession).expireSession();
    page.logIn('eva');
    expect(await keyOfNextAttempt(page)).not.toBe(key);
  });

  test.each([
    ['ends', (page: ReturnType<typeof openPage>) => void page.host.use(createLogout).logout()],
    ['is replaced', (page: ReturnType<typeof openPage>) => page.logIn('eva')],
  ])('removes it from the storage, when the session %s', async (_, change) => {
    const key = await loseReply();
    const page = openPage();
    expect(local.getItem('feria.pendingKeys')).toContain(key);
    change(page);
    expect(local.getItem('feria.pendingKeys')).toBeNull();
  });

  test('ignores stored keys that cannot be read', async () => {
    local.setItem('feria.pendingKeys', '{"a":1,"b":{"key":2},"c":null}');
    expect(await keyOfNextAttempt(openPage('ana'))).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('a withdrawal stores nothing of what was typed, while its reply is awaited', async () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const request = { amount: 100, bankCardId: 'card-77', paymentPassword: '246810' };
  void host.use(createWithdraw).send(request);
  const kept = [...tab.items, ...local.items]
    .filter(([key]) => key !== 'MC_SESSION_INFO')
    .flat()
    .join();
  expect(kept).toContain('feria.pendingKeys');
  expect(kept).not.toMatch(/246810|card-77|ana/);
});

test('a withdrawal keeps its key, when the reply was lost and the password is typed differently', async () => {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('ana');
  const send = (paymentPassword: string) =>
    host.use(createWithdraw).send({ amount: 100, bankCardId: 'c', paymentPassword });
  const lost = send('246810');
  requestsOf(withdraw)[0]?.fail();
  await expect(lost).rejects.toMatchObject({ kind: 'offline' });
  void send('246811');
  const [first, second] = requestsOf(withdraw).map(({ options }) => options.idempotencyKey);
  expect(second).toBe(first);
});
