import { throttle } from '@kit/data/timers';
import { markNoticeRead } from '../../contract/messages/notice';
import type { Host } from '../base/host';

/** More taps within this time count as one. */
const MARK_PAUSE_MS = 150;

/** Marks an announcement as read. If this fails, it is marked the next time it is opened. */
export function createMarkNotice({ call, own }: Host, onMarked: () => unknown) {
  const mark = throttle(
    MARK_PAUSE_MS,
    (announcementId: string) => {
      call(markNoticeRead, { announcementId, read: true })
        .then(onMarked)
        .catch(() => undefined);
    },
    { trailing: false },
  );
  own(mark.stop);
  return mark;
}
