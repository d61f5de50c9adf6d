import { cashier } from '../../fixtures/cashier';

const MINUTE = 60_000;

/** The day of a moment where the merchant is, as 2025-01-31. */
export const dayOf = (at: number) =>
  new Date(at + cashier.utcOffset * MINUTE).toISOString().slice(0, 10);

/** The same where the reader is; a zone that nobody knows is the merchant's. */
export function dayTeller(timeZone?: string): (at: number) => string {
  if (!timeZone) return dayOf;
  try {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
    return (at) => format.format(at);
  } catch {
    return dayOf;
  }
}

/** When a day began there. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - cashier.utcOffset * MINUTE;
