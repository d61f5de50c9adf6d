import * as contract from '../../src/contract/playHistory';
import { handle } from '../core/handle';
import { bets } from '../db/bet';
import { ledger } from '../db/wallet';
import { toWireBet } from '../rules/betting';
import { withDueEvents } from '../rules/dueEvents';
import { dayFormatter } from '../rules/localDay';
import { memberRows } from '../rules/memberRows';
import { toDecimal } from '../rules/money';

const MONTHS = 12;
const MAX_ROWS = 10_000;

type Sums = Record<'deposits' | 'withdrawals' | 'staked' | 'won', number>;

/** The field in which a transaction counts, and its sign. */
const FIELDS: Record<string, [field: keyof Sums, sign: 1 | -1]> = {
  DEPOSIT: ['deposits', 1],
  WITHDRAW: ['withdrawals', -1],
  WITHDRAW_BACK: ['withdrawals', -1],
  BET: ['staked', -1],
  BET_CANCEL: ['staked', -1],
  WIN: ['won', 1],
};

/** The names of the last months, the oldest first. */
function lastMonths(current: string): string[] {
  const [year = 0, month = 1] = current.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, i) => {
    const date = new Date(Date.UTC(year, month - MONTHS + i, 1));
    return date.toISOString().slice(0, 7);
  });
}

export const playHistory = [
  handle(
    contract.playMonths,
    withDueEvents(({ db, member, input }) => {
      const dayOf = dayFormatter(input.timeZone);
      const monthOf = (at: number) => dayOf(at).slice(0, 7);
      const months = new Map<string, Sums>(
        lastMonths(monthOf(db.clock.now())).map((month) => [
          month,
          { deposits: 0, withdrawals: 0, staked: 0, won: 0 },
        ]),
      );
      for (const { kind, amount, at } of memberRows(db, ledger, member.id)) {
        const [field, sign] = FIELDS[kind] ?? [];
        const sums = field && months.get(monthOf(at));
        if (sums && field && sign) sums[field] += sign * amount;
      }
      return [...months].map(([month, { deposits, withdrawals, staked, won }]) => ({
        month,
        deposits: toDecimal(deposits),
        withdrawals: toDecimal(withdrawals),
        staked: toDecimal(staked),
        won: toDecimal(won),
        net: toDecimal(won - staked),
      }));
    }),
  ),

  handle(
    contract.playRows,
    withDueEvents(({ db, member, input, language }) =>
      memberRows(db, bets, member.id, input)
        .filter(({ state }) => state !== 'cancelled')
        .slice(0, MAX_ROWS)
        .map((bet) => {
          const { at, gameName: game, stake: staked, win: won } = toWireBet(bet, language);
          return { at, game, staked, won };
        }),
    ),
  ),
];
