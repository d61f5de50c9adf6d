import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { markNoticeRead, notices } from '../../contract/messages/notice';
import { createAgentNotice } from '../agents/agentNotice';
import { createNotice } from './notice';
import { noticeOf } from './noticeOf';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unread = noticeOf({ id: 7, title: 'News', read: false });

test.each([
  ['players', createNotice],
  ['agents', createAgentNotice],
])('S9.08 three taps within 150 ms mark an announcement to %s once', (_, factory) => {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('ana');
  const { markRead } = host.use<{ markRead(post: typeof unread): unknown }>(factory);
  for (let i = 0; i < 3; i++) {
    markRead(unread);
    vi.advanceTimersByTime(49);
  }
  expect(requestsOf(markNoticeRead)).toMatchObject([
    { input: { announcementId: '7', read: true } },
  ]);
  vi.advanceTimersByTime(150);
  expect(requestsOf(markNoticeRead)).toHaveLength(1);
  markRead(unread);
  expect(requestsOf(markNoticeRead)).toHaveLength(2);
});

test('S4.43 the announcements are loaded again, when one was marked as read, and the badge drops', async () => {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  logIn('ana');
  reply(notices, [
    { id: 7, read: false },
    { id: 8, read: false },
  ]);
  const store = host.use(createNotice);
  await store.posts.load();
  expect(store.unread.value).toBe(2);
  reply(markNoticeRead, {});
  reply(notices, [
    { id: 7, read: true },
    { id: 8, read: false },
  ]);
  store.markRead(unread);
  await settle();
  expect(requestsOf(notices)).toHaveLength(2);
  expect(store.unread.value).toBe(1);
});

test('a visitor marks nothing as read', () => {
  const { host, requestsOf } = createFakeHost();
  host.use(createNotice).markRead(unread);
  expect(requestsOf(markNoticeRead)).toEqual([]);
});
