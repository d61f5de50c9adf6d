import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { throttle } from '@kit/timers';
import { markNoticeRead, notices, type WireNotice } from '../contract/notice';
import type { Host } from './host';
import { createSession } from './session';

export interface Notice {
  id: string;
  title: string;
  content: string;
  isRead: boolean;
  group: string;
  image: string;
  kicker: string;
  action: string;
  url: string;
  at: number | undefined;
}

export const noticeOf = (wire: WireNotice): Notice => ({
  id: String(wire.id ?? wire.announcementId ?? ''),
  title: wire.title ?? '',
  content: wire.content ?? '',
  isRead: wire.read === true,
  group: wire.groupName ?? '',
  image: wire.image ?? '',
  kicker: wire.kicker ?? '',
  action: wire.action ?? '',
  url: wire.url ?? '',
  at: wire.at,
});

/** Taps within this are one. */
const MARK_GAP = 150;

export function createNotice({ call, use }: Host) {
  const { isLoggedIn } = use(createSession);
  const read = (type: 'B' | 'PL' | 'PU') =>
    createResource(
      async (_, { signal }) => (await call(notices, { types: [type] }, { signal })).map(noticeOf),
      { id: 'id' },
    );
  const banners = read('B');
  const posts = read('PL');
  const popups = read('PU');

  const mark = throttle(
    MARK_GAP,
    (announcementId: string) => {
      call(markNoticeRead, { announcementId, read: true })
        .then(() => posts.reload())
        .catch(() => undefined);
    },
    { trailing: false },
  );

  return {
    banners,
    posts,
    popups,
    bannersOf: (...groups: string[]) =>
      computed(() => (banners.value.value ?? []).filter(({ group }) => groups.includes(group))),
    unread: computed(() => (posts.value.value ?? []).filter(({ isRead }) => !isRead).length),

    /** The server keeps the marks of members; a visitor has none. */
    markRead({ id, isRead }: Notice) {
      if (isLoggedIn.peek() && !isRead) mark(id);
    },
  };
}
