import { createResource } from '@kit/resource';
import { bettingRecord, profitAndLoss } from '../contract/betting';
import type { Host } from './host';

interface Range {
  from: number;
  to: number;
}

/** Days as this phone tells them, as in every other record. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What came of playing: on the whole, by day, and by kind of game. */
export function createProfit({ call }: Host) {
  return {
    summary: createResource(async (range: Range, { signal }) => {
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
