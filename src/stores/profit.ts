import { bettingRecord, profitAndLoss } from '../contract/betting';
import type { Host } from './host';

interface Range {
  from: number;
  to: number;
}

type Day = (typeof profitAndLoss.out.infer)['days'][number];
type Amounts = Omit<Day, 'day'>;

const NOTHING: Amounts = {
  deposit: 0,
  withdraw: 0,
  stake: 0,
  win: 0,
  bonus: 0,
  rebate: 0,
  profit: 0,
};

/** The sum of all days, for a backend that does not send it. */
function addUp(days: readonly Day[]): Amounts {
  const names = Object.keys(NOTHING) as (keyof Amounts)[];
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
  return { ...NOTHING, ...Object.fromEntries(sums) };
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
