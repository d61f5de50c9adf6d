import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { chatUnread } from '../../contract/messages/chat';
import { mailUnread } from '../../contract/messages/mail';
import { whiteLabel } from '../../contract/site/system';
import { createEvents } from '../site/events';
import { createSystem } from '../site/system';
import { createUnread } from './unread';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Visit {
  isLoggedIn?: boolean;
  type?: number;
  flags?: Record<string, boolean>;
  hasInbox?: boolean;
}

async function prepare({ isLoggedIn = true, type = 0, flags, hasInbox = true }: Visit) {
  const { host, reply, logIn, requestsOf } = createFakeHost();
  reply(whiteLabel, {
    flags: { CBS3: true, CHATUNREAD3: true, ...flags },
    menu: { MAILCEN: hasInbox },
  });
  reply(memberInfo, { type });
  for (const endpoint of [mailUnread, chatUnread]) reply(endpoint, { count: 1 });
  await host.use(createSystem).whenFeaturesKnown();
  if (isLoggedIn) logIn('ana');
  await settle();
  const counts = () => [requestsOf(mailUnread).length, requestsOf(chatUnread).length];
  const start = () => host.retain(createUnread);
  const receive = (count: { mail: number; chat: number }) => {
    onTestFinished(start());
    host.use(createEvents).receive('unread', count);
  };
  return { ...host.use(createUnread), start, receive, counts };
}

test.each([
  ['a member', {}, [1, 1]],
  ['a member, when the flag is off', { flags: { CHATUNREAD3: false } }, [1, 0]],
  ['a member, when the live chat is off', { flags: { CBS3: false } }, [1, 0]],
  ['a member, when the inbox is off', { hasInbox: false }, [0, 1]],
  ['a trial account', { type: 4 }, [0, 0]],
  ['a visitor', { isLoggedIn: false }, [0, 0]],
])('S6.12 the counts of mails and of the chat are asked for by %s', async (_, visit, expected) => {
  const { start, loadMail, loadChat, counts } = await prepare(visit);
  const stop = start();
  await settle();
  expect(counts()).toEqual(expected);
  stop();
  vi.advanceTimersByTime(250);
  loadMail();
  loadChat();
  await settle();
  expect(counts()).toEqual(expected.map((count) => count * 2));
});

test.each([
  ['the inbox', { hasInbox: false }, [0, 2]],
  ['the live chat', { flags: { CBS3: false } }, [2, 0]],
])('S6.11 messages of %s are not counted, when it is off', async (_, visit, expected) => {
  const { receive, mail, chat, total } = await prepare(visit);
  receive({ mail: 2, chat: 2 });
  expect([mail.value, chat.value]).toEqual(expected);
  expect(total.value).toBe(2);
});

test('S9.09 the counts are asked for once in 250 ms', async () => {
  const { loadMail, loadChat, counts } = await prepare({});
  for (let i = 0; i < 3; i++) {
    loadMail();
    loadChat();
  }
  expect(counts()).toEqual([1, 1]);
  vi.advanceTimersByTime(249);
  expect(counts()).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([2, 2]);
});

test('S4.42 the sum leaves out an inbox and a chat that are switched off: no row has their number', async () => {
  const { host, reply, logIn } = createFakeHost();
  reply(memberInfo, { type: 0 });
  for (const endpoint of [mailUnread, chatUnread]) reply(endpoint, { count: 1 });
  logIn('ana');
  host.retain(createUnread);
  await settle();
  const { mail, chat, total } = host.use(createUnread);
  expect([mail.value, total.value]).toEqual([1, 1]);
  reply(whiteLabel, { flags: { CHATUNREAD3: true, CBS3: false }, menu: { MAILCEN: false } });
  await host.use(createSystem).whenFeaturesKnown();
  host.use(createEvents).receive('unread', { mail: 2, chat: 3 });
  await settle();
  expect([mail.value, chat.value, total.value]).toEqual([0, 0, 0]);
});
