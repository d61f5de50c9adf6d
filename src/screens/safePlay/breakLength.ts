import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';

export const FOREVER = 'forever';

// In hours.
const DAY = 24;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const HOUR_MS = 3_600_000;

/** A length in its largest whole unit: 48 hours are two days, 720 a month. */
export function lengthText(hours: number): string {
  if (hours % YEAR === 0) return t('safePlay.years', { n: hours / YEAR }).value;
  if (hours % MONTH === 0) return t('safePlay.months', { n: hours / MONTH }).value;
  if (hours % DAY === 0) return t('safePlay.days', { n: hours / DAY }).value;
  return t('safePlay.hours', { n: hours }).value;
}

/** The lengths that the licence offers. */
export function useBreakLengths() {
  const { licence } = useStore(createLicence);
  return computed(() => [
    ...licence.value.breakHours.map((length) => ({
      value: String(length),
      label: lengthText(length),
    })),
    ...(licence.value.hasForever ? [{ value: FOREVER, label: t('safePlay.forever') }] : []),
  ]);
}

/**
 * How many hours a break that begins now lasts. Months and years end by the calendar, and never before: a month from
 * 31 January ends on 3 March.
 */
export function hoursUntilEnd(length: number, now: number): number {
  const months = length % YEAR === 0 ? (12 * length) / YEAR : length / MONTH;
  if (!Number.isInteger(months)) return length;
  const end = new Date(now);
  end.setMonth(end.getMonth() + months);
  return Math.ceil((end.getTime() - now) / HOUR_MS);
}
