import { dateText } from '../../i18n/format';
import { text } from '../../i18n/t';

/** Why games of a type do not open, and until when. Null: for good. */
export const excludedText = (until: number | null) =>
  until === null
    ? text('safePlay.excludedForever')
    : text('safePlay.excludedUntil', { date: dateText(until, 'moment') });
