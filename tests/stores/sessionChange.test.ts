import { Signal } from '@kit/render/signals';
import { describe, expect, test } from 'vitest';
import { createLogout } from '../../src/stores/account/logout';
import { createSession } from '../../src/stores/account/session';
import { createFakeHost, settle } from '../helpers/fakeHost';
import { type Case, cases, SECRET, SECRET_NUMBER } from './memberStoreCases';

/** Everything that a store offers to read, signals in signals included. */
function dump(value: unknown, seen = new Set<unknown>()): unknown {
  if (value instanceof Signal) return dump(value.peek(), seen);
  if (value instanceof Set) return [...value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  if (Array.isArray(value)) return value.map((item) => dump(item, seen));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, dump(item, seen)]));
}

const hasSecret = ({ read }: Case<unknown>, store: unknown) => {
  const text = JSON.stringify([dump(store), read?.(store)]);
  return text.includes(SECRET) || text.includes(String(SECRET_NUMBER));
};

async function prepare({ factory, replies = [] }: Case<unknown>) {
  const server = createFakeHost();
  for (const [endpoint, value] of replies) server.reply(endpoint, value);
  server.logIn('ana');
  await settle();
  return { ...server, store: server.host.use(factory) };
}

describe.each(Object.entries(cases))('%s', (_, row) => {
  test('shows the data of the member who is logged in', async () => {
    const { host, store } = await prepare(row);
    void row.use(store, host);
    await settle();
    expect(hasSecret(row, store)).toBe(true);
  });

  test('has nothing of the first member after a logout and another login', async () => {
    const { host, store, logIn, holdReplies } = await prepare(row);
    void row.use(store, host);
    await settle();
    holdReplies();
    void host.use(createLogout).logout();
    expect(hasSecret(row, store)).toBe(false);
    logIn('bruno');
    await settle();
    expect(hasSecret(row, store)).toBe(false);
  });

  test('has nothing of the first member, when another session replaces it', async () => {
    const { host, store, logIn, holdReplies } = await prepare(row);
    void row.use(store, host);
    await settle();
    holdReplies();
    logIn('bruno');
    await settle();
    expect(hasSecret(row, store)).toBe(false);
  });

  test('drops replies for the first member that arrive after the session expired', async () => {
    const { host, store, logIn, requests, holdReplies } = await prepare(row);
    holdReplies();
    void Promise.resolve(row.use(store, host)).catch(() => undefined);
    await settle();
    const late = [...requests];
    host.use(createSession).expireSession();
    logIn('bruno');
    const replies = new Map(row.replies?.map(([{ path }, value]) => [path, value]));
    for (const request of late) request.answer(replies.get(request.path));
    await settle();
    expect(hasSecret(row, store)).toBe(false);
  });
});
