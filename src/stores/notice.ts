import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { notices, type WireNotice } from '../contract/notice';
import type { Host } from './host';

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

export function createNotice({ call }: Host) {
  const read = (type: 'B' | 'PL' | 'PU') =>
    createResource(
      async (_, { signal }) => (await call(notices, { types: [type] }, { signal })).map(noticeOf),
      { id: 'id' },
    );
  const banners = read('B');
  const posts = read('PL');

  return {
    banners,
    posts,
    bannersOf: (...groups: string[]) =>
      computed(() => (banners.value.value ?? []).filter(({ group }) => groups.includes(group))),
  };
}
