import { cashier } from '../../fixtures/cashier';

const MINUTE = 60_000;

/** The day of a moment where the merchant is, as 2025-01-31. */
export const dayOf = (at: number) =>
  new Date(at + cashier.utcOffset * MINUTE).toISOString().slice(0, 10);

/** When a day began there. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - cashier.utcOffset * MINUTE;
