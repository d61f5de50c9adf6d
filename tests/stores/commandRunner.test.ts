import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createCommandRunner } from '../../src/stores/commandRunner';
import { createSession } from '../../src/stores/session';
import { createFakeHost, settle } from './fakeServer';

function prepare() {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const keys: string[] = [];
  const replies: { resolve(value: string): void; reject(error: unknown): void }[] = [];
  const command = (key: string) =>
    new Promise<string>((resolve, reject) => {
      keys.push(key);
      replies.push({ resolve, reject });
    });
  return { commands: createCommandRunner(host), command, keys, replies, host };
}

const offline = new ApiError('offline', '/pay');
const rejected = new ApiError('rejected', '/pay', { code: 'balance_low' });

test('a second tap sends nothing, while the first command is running', async () => {
  const { commands, command, keys, replies } = prepare();
  const first = commands.run('pay', command);
  await expect(commands.run('pay', command)).resolves.toBeUndefined();
  expect(keys).toHaveLength(1);
  replies[0]?.resolve('paid');
  await expect(first).resolves.toBe('paid');
});

test('commands with other ids run side by side, and say so', async () => {
  const { commands, command, replies } = prepare();
  void commands.run('a', command);
  void commands.run('b', command);
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
  const lost = commands.run('pay', command);
  replies[0]?.reject(offline);
  await expect(lost).rejects.toBe(offline);
  void commands.run('pay', command);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['was answered', (reply: { resolve(value: string): void }) => reply.resolve('paid')],
  ['was rejected', (reply: { reject(error: unknown): void }) => reply.reject(rejected)],
])('the next attempt gets a new idempotency key, when the last one %s', async (_, end) => {
  const { commands, command, keys, replies } = prepare();
  void commands.run('pay', command).catch(() => undefined);
  end(replies[0] as never);
  await settle();
  void commands.run('pay', command);
  expect(keys[1]).not.toBe(keys[0]);
});

test('an attempt with other contents gets a key of its own, after a lost reply', async () => {
  const { commands, command, keys, replies } = prepare();
  void commands.run('pay', command, '10').catch(() => undefined);
  replies[0]?.reject(offline);
  await settle();
  void commands.run('pay', command, '20').catch(() => undefined);
  replies[1]?.reject(offline);
  await settle();
  void commands.run('pay', command, '10');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test.each([
  ['reply', (reply: { resolve(value: string): void }) => reply.resolve('paid')],
  ['error', (reply: { reject(error: unknown): void }) => reply.reject(offline)],
])('a late %s is dropped and the key is forgotten, when the session has ended', async (_, end) => {
  const { commands, command, keys, replies, host } = prepare();
  const paid = commands.run('pay', command);
  host.use(createSession).expireSession();
  expect(commands.isBusy.value).toBe(false);
  void commands.run('pay', command);
  end(replies[0] as never);
  await expect(paid).resolves.toBeUndefined();
  expect(keys[1]).not.toBe(keys[0]);
  expect(commands.isRunning('pay').value).toBe(true);
});
