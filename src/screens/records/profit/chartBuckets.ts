import { serverNow } from '@kit/data/serverTime';
import type { Summary } from '../../../stores/records/profit';
import type { ChartValue } from '../../../widgets/records/chartBars';
import { dayText } from '../../../widgets/records/dayFilter';

/** With more bars, each would be too thin to see. */
const MAX_DAY_BARS = 92;

const DAY_MS = 86_400_000;

const toCents = (amount: number) => Math.round(amount * 100);

/**
 * One bucket for each day of the range, days without play included. A long range has months instead, from the
 * oldest day with data until now, because an address can name any two dates.
 */
export function chartBuckets({ range, days }: Pick<Summary, 'range' | 'days'>): ChartValue[] {
  const isLong = (range.to - range.from) / DAY_MS > MAX_DAY_BARS;
  const keyOf = (day: string) => (isLong ? day.slice(0, 'YYYY-MM'.length) : day);
  const sums = new Map<string, number>();
  const oldest = days.at(-1)?.day;
  if (isLong && !oldest) return [];
  const date = new Date(isLong ? `${oldest}T00:00` : range.from);
  const end = isLong ? Math.min(range.to, serverNow()) : range.to;
  for (; date.getTime() <= end; date.setDate(date.getDate() + 1)) {
    sums.set(keyOf(dayText(date)), 0);
  }
  for (const { day, profit = 0 } of days) {
    sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + toCents(profit));
  }
  return [...sums].map(([key, sum]) => ({ key, value: sum / 100 }));
}
