import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';

/** Why games of a type do not open, and until when. Null: for good. */
export const excludedText = (until: number | null) =>
  until === null
    ? t('safePlay.excludedForever').value
    : t('safePlay.excludedUntil', { date: dateText(until, 'moment') }).value;
