import { bettingRecord, profitAndLoss } from '../../contract/lottery/betting';
import type { Host } from '../base/host';

interface Range {
  from: number;
  to: number;
}

type Day = (typeof profitAndLoss.out.infer)['days'][number];
type Amounts = Omit<Day, 'day'>;

const NAMES = ['deposit', 'withdraw', 'stake', 'win', 'bonus', 'rebate', 'profit'] as const;

/** The sum of all days, for a backend that does not send it. What a day does not say is not known for all of them. */
function addUp(days: readonly Day[]): Amounts {
  const sums: Amounts = {};
  for (const name of NAMES) {
    const amounts = days.flatMap((day) => day[name] ?? []);
    if (amounts.length === days.length)
      sums[name] = amounts.reduce((sum, amount) => sum + amount, 0);
  }
  return sums;
}

/** Profit and loss: in total, by day and by game type. */
export function createProfit({ call, memberResource }: Host) {
  return {
    summary: memberResource(async (range: Range, { signal }) => {
      // Days are counted in the device's time zone, as in all other records.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const [{ days, sum }, { byGameType }] = await Promise.all([
        call(profitAndLoss, { ...range, timeZone }, { signal }),
        call(bettingRecord, { ...range, pageSize: 1 }, { signal }),
      ]);
      return { range, days, sum: sum ?? addUp(days), byGameType };
    }),
  };
}

export type Summary = NonNullable<ReturnType<typeof createProfit>['summary']['value']['value']>;
export type Profit = Summary['sum'];
