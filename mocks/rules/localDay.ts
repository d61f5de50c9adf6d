import { cashier } from '../../fixtures/cashier';

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
