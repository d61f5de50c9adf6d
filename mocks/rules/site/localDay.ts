import { cashier } from '../../../fixtures/cashier/cashier';

const MINUTE = 60_000;

/** The day, such as 2025-01-31, in the time zone of the merchant. */
export const localDay = (at: number) =>
  new Date(at + cashier.utcOffset * MINUTE).toISOString().slice(0, 10);

/** Formats days in a time zone. An unknown zone falls back to the one of the merchant. */
export function dayFormatter(timeZone?: string): (at: number) => string {
  if (!timeZone) return localDay;
  try {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
    return (at) => format.format(at);
  } catch {
    return localDay;
  }
}

/** The time at which a day begins in the time zone of the merchant. */
export const startOfLocalDay = (day: string) =>
  Date.parse(`${day}T00:00:00Z`) - cashier.utcOffset * MINUTE;

export type Period = 'day' | 'week' | 'month';

const DAY = 86_400_000;

/** The time at which the day, week or month of a time begins. A week begins on Monday. */
export function startOfPeriod(at: number, period: Period): number {
  const day = localDay(at);
  if (period === 'month') return startOfLocalDay(`${day.slice(0, 7)}-01`);
  const daysIntoWeek = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return startOfLocalDay(day) - (period === 'week' ? daysIntoWeek * DAY : 0);
}

export function endOfPeriod(at: number, period: Period): number {
  const start = startOfPeriod(at, period);
  if (period === 'month') return startOfPeriod(start + 32 * DAY, 'month');
  return start + (period === 'week' ? 7 : 1) * DAY;
}
