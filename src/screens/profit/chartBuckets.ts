import type { Summary } from '../../stores/profit';
import type { ChartValue } from '../../widgets/records/chartBars';
import { dayText } from '../../widgets/records/dayFilter';

/** With more bars, each would be too thin to see. */
const MAX_DAY_BARS = 92;

const toCents = (amount: number) => Math.round(amount * 100);

/** One bucket for each day of the range, days without play included; months for a long range. */
export function chartBuckets({ range, days }: Pick<Summary, 'range' | 'days'>): ChartValue[] {
  const first = new Date(range.from);
  const isLong = (range.to - range.from) / 86_400_000 > MAX_DAY_BARS;
  const keyOf = (day: string) => (isLong ? day.slice(0, 7) : day);
  const sums = new Map<string, number>();
  // A long range starts at the oldest day with data, not with years of empty months.
  const oldest = days.at(-1)?.day;
  const start = isLong && oldest ? new Date(`${oldest}T00:00`) : first;
  for (const at = new Date(start); at.getTime() <= range.to; at.setDate(at.getDate() + 1)) {
    sums.set(keyOf(dayText(at)), 0);
  }
  for (const { day, profit } of days) {
    sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + toCents(profit));
  }
  return [...sums].map(([key, sum]) => ({ key, value: sum / 100 }));
}
