import { computed } from '@kit/render/signals';
import { notices } from '../../contract/messages/notice';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { publicResource } from '../base/publicData';
import { createLiveHosts } from '../games/liveHosts';
import { createMarkNotice } from './markNotice';
import { isBannerEmpty, type Notice, noticeOf } from './noticeOf';

/** Banners, posts and pop-ups of the platform. */
export function createNotice(host: Host) {
  const { call, use, memberResource } = host;
  const { isLoggedIn } = use(createSession);
  const { areHostsShown } = use(createLiveHosts);
  const loadNotices = async (type: 'B' | 'PL' | 'PU', signal: AbortSignal) =>
    (await call(notices, { types: [type] }, { signal })).map(noticeOf);
  const options = { id: 'id' };
  const banners = publicResource((_, { signal }) => loadNotices('B', signal), options);
  /** The server stores which posts each member has read. */
  const posts = memberResource((_, { signal }) => loadNotices('PL', signal), options);
  const popups = publicResource((_, { signal }) => loadNotices('PU', signal), options);

  const mark = createMarkNotice(host, () => posts.reload());

  return {
    banners,
    posts,
    popups,
    /** Those of the live hosts come last: whether home has hosts is known when the others are on the screen. */
    homeBanners: computed(() => {
      const groups = areHostsShown.value ? ['m_home', 'm_live'] : ['m_home'];
      const shown = (banners.value.value ?? []).filter((banner) => !isBannerEmpty(banner));
      return groups.flatMap((group) => shown.filter((banner) => banner.group === group));
    }),
    unread: computed(() => (posts.value.value ?? []).filter(({ isRead }) => !isRead).length),

    /** Visitors have no read marks. */
    markRead({ id, isRead }: Notice) {
      if (isLoggedIn.peek() && !isRead) mark(id);
    },
  };
}
