import { computed } from '@kit/render/signals';
import { markNoticeRead, notices } from '../../contract/messages/notice';
import type { Host } from '../base/host';
import { type Notice, noticeOf } from '../messages/noticeOf';

/** Announcements for agents. A store of its own, because createNotice is part of the first load. */
export function createAgentNotice({ call, memberResource }: Host) {
  const posts = memberResource(
    async (_, { signal }) => (await call(notices, { types: ['A'] }, { signal })).map(noticeOf),
    { id: 'id' },
  );

  return {
    posts,
    unread: computed(() => (posts.value.value ?? []).filter(({ isRead }) => !isRead).length),

    /** If this fails, the announcement is marked the next time it is opened. */
    async markRead({ id, isRead }: Notice) {
      if (isRead) return;
      const isMarked = await call(markNoticeRead, { announcementId: id, read: true }).then(
        () => true,
        () => false,
      );
      if (isMarked) await posts.reload();
    },
  };
}
