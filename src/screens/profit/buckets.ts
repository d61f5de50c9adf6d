import type { Summary } from '../../stores/profit';
import { dayText } from '../../widgets/recordFilter';

export interface Bucket {
  /** A day, `2025-01-31`, or a month, `2025-01`. */
  key: string;
  profit: number;
}

/** More bars than these would be hairs. */
const MOST_DAYS = 92;

const cents = (amount: number) => Math.round(amount * 100);

/** Every day of the range, those without play too; months when there are too many days. */
export function bucketsOf({ range, days }: Pick<Summary, 'range' | 'days'>): Bucket[] {
  const first = new Date(range.from);
  const isLong = (range.to - range.from) / 86_400_000 > MOST_DAYS;
  const keyOf = (day: string) => (isLong ? day.slice(0, 7) : day);
  const sums = new Map<string, number>();
  // A long range begins with what is known of it.
  const oldest = days.at(-1)?.day;
  const start = isLong && oldest ? new Date(`${oldest}T00:00`) : first;
  for (const at = new Date(start); at.getTime() <= range.to; at.setDate(at.getDate() + 1)) {
    sums.set(keyOf(dayText(at)), 0);
  }
  for (const { day, profit } of days) {
    sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + cents(profit));
  }
  return [...sums].map(([key, sum]) => ({ key, profit: sum / 100 }));
}

/** Where the bars lie in a box one high: zero, and each bar's top and height. */
export function barsOf(buckets: readonly Bucket[]) {
  const amounts = buckets.map(({ profit }) => profit);
  const best = Math.max(0, ...amounts);
  const worst = Math.min(0, ...amounts);
  const span = best - worst || 1;
  return {
    best,
    worst,
    zero: best / span,
    bars: buckets.map(({ key, profit }) => ({
      key,
      isGain: profit > 0,
      top: (best - Math.max(0, profit)) / span,
      height: Math.abs(profit) / span,
    })),
  };
}
