import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';

interface Closed {
  reason: 'break' | 'time' | 'register';
  /** Null: for good. Absent: not known. */
  until?: number | null | undefined;
}

/** Why a member cannot play or deposit now, and until when. */
export function closedText({ reason, until }: Closed) {
  if (reason === 'register') return t('safePlay.closedRegister').value;
  const isBreak = reason === 'break';
  if (until === null && isBreak) return t('safePlay.closedForever').value;
  const date = dateText(until ?? 0, 'moment');
  if (!date) return t(isBreak ? 'safePlay.closedBreakOpen' : 'safePlay.closedTimeOpen').value;
  return t(isBreak ? 'safePlay.closedBreak' : 'safePlay.closedTime', { date }).value;
}
