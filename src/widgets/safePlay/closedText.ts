import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';

interface Closed {
  reason: 'break' | 'time' | 'register';
  /** Null: for good, or not known. */
  until: number | null;
}

/** Why a member cannot play or deposit now, and until when. */
export function closedText({ reason, until }: Closed) {
  if (reason === 'register') return t('safePlay.closedRegister').value;
  if (until === null) return t('safePlay.closedForever').value;
  const date = dateText(until, 'moment');
  return t(reason === 'break' ? 'safePlay.closedBreak' : 'safePlay.closedTime', { date }).value;
}
