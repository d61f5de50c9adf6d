import { bettingRecord, profitAndLoss } from '../contract/betting';
import type { Host } from './host';

interface Range {
  from: number;
  to: number;
}

/** Days are counted in the device's time zone, as in all other records. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Profit and loss: in total, by day and by game type. */
export function createProfit({ call, memberResource }: Host) {
  return {
    summary: memberResource(async (range: Range, { signal }) => {
      const [{ days, sum }, { byGameType }] = await Promise.all([
        call(profitAndLoss, { ...range, timeZone }, { signal }),
        call(bettingRecord, { ...range, pageSize: 1 }, { signal }),
      ]);
      return { range, days, sum, byGameType };
    }),
  };
}

export type Summary = NonNullable<ReturnType<typeof createProfit>['summary']['value']['value']>;
export type Profit = Summary['sum'];
