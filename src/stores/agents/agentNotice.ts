import { computed } from '@kit/render/signals';
import { notices } from '../../contract/messages/notice';
import type { Host } from '../base/host';
import { createMarkNotice } from '../messages/markNotice';
import { type Notice, noticeOf } from '../messages/noticeOf';

/** Announcements for agents. A store of its own, because createNotice is part of the first load. */
export function createAgentNotice(host: Host) {
  const { call, memberResource } = host;
  const posts = memberResource(
    async (_, { signal }) => (await call(notices, { types: ['A'] }, { signal })).map(noticeOf),
    { id: 'id' },
  );
  const mark = createMarkNotice(host, () => posts.reload());

  return {
    posts,
    unread: computed(() => (posts.value.value ?? []).filter(({ isRead }) => !isRead).length),

    markRead({ id, isRead }: Notice) {
      if (!isRead) mark(id);
    },
  };
}
