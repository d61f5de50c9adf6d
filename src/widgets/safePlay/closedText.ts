import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';

interface Closed {
  reason: 'break' | 'time';
  /** Null: for good. */
  until: number | null;
}

/** Why a member cannot play or deposit now, and until when. */
export function closedText({ reason, until }: Closed) {
  if (until === null) return t('safePlay.closedForever').value;
  const date = dateText(until, 'moment');
  return t(reason === 'break' ? 'safePlay.closedBreak' : 'safePlay.closedTime', { date }).value;
}
