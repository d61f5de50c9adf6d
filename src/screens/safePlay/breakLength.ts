import { t } from '../../i18n/t';

export const FOREVER = 'forever';

// In hours.
const DAY = 24;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** A length in its largest whole unit: 48 hours are two days, 720 a month. */
export function lengthText(hours: number): string {
  if (hours % YEAR === 0) return t('safePlay.years', { n: hours / YEAR }).value;
  if (hours % MONTH === 0) return t('safePlay.months', { n: hours / MONTH }).value;
  if (hours % DAY === 0) return t('safePlay.days', { n: hours / DAY }).value;
  return t('safePlay.hours', { n: hours }).value;
}
