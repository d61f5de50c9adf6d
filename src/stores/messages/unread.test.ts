import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  hasFlag?: boolean;
  hasChat?: boolean;
  hasInbox?: boolean;
}

async function prepare(visit: Visit) {
  const { isLoggedIn = true, type = 0, hasFlag = true, hasChat = true, hasInbox = true } = visit;
  const { host, reply, logIn, requestsOf } = createFakeHost();
  const flags = { CHATUNREAD3: hasFlag, CBS3: hasChat };
  reply(whiteLabel, { flags, menu: { MAILCEN: hasInbox } });
  reply(memberInfo, { type });
  for (const endpoint of [mailUnread, chatUnread]) reply(endpoint, { count: 1 });
  await host.use(createSystem).whenFeaturesKnown();
  if (isLoggedIn) logIn('ana');
  await settle();
  const counts = () => [requestsOf(mailUnread).length, requestsOf(chatUnread).length];
  return { ...host.use(createUnread), start: () => host.retain(createUnread), counts };
}

test.each([
  ['a member', {}, [1, 1]],
  ['a member, when the flag is off', { hasFlag: false }, [1, 0]],
  ['a member, when the chat is switched off', { hasChat: false }, [1, 0]],
  ['a member, when the inbox is switched off', { hasInbox: false }, [0, 1]],
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
