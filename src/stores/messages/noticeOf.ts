import { safeUrl } from '@kit/web/safeUrl';
import type { WireNotice } from '../../contract/messages/notice';

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

/** The picture of a banner that has none, or whose picture cannot be loaded. */
export const DEFAULT_BANNER = '/art/banners/carrusel-676.webp';

/** Without a picture and a title there is nothing to show. */
export const isBannerEmpty = ({ image, title }: Notice) => image === '' && title === '';

export const noticeOf = (wire: WireNotice): Notice => ({
  id: String(wire.id ?? wire.announcementId ?? ''),
  title: wire.title ?? '',
  content: wire.content ?? '',
  isRead: wire.read === true,
  group: wire.groupName ?? '',
  image: wire.image ?? '',
  kicker: wire.kicker ?? '',
  action: wire.action ?? '',
  url: safeUrl(wire.url) ?? '',
  at: wire.at,
});
