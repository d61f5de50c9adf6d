import * as contract from '../../src/contract/playHistory';
import { handle } from '../core/handle';
import { bets } from '../db/bet';
import { ledger } from '../db/wallet';
import { addEntry, noActivity } from '../rules/activity';
import { toWireBet } from '../rules/betting';
import { withDueEvents } from '../rules/dueEvents';
import { dayFormatter } from '../rules/localDay';
import { memberRows } from '../rules/memberRows';
import { toDecimal } from '../rules/money';

const MONTHS = 12;
const MAX_ROWS = 10_000;

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
      const months = new Map(
        lastMonths(monthOf(db.clock.now())).map((month) => [month, noActivity()]),
      );
      for (const entry of memberRows(db, ledger, member.id)) {
        const sum = months.get(monthOf(entry.at));
        if (sum) addEntry(sum, entry);
      }
      return [...months].map(([month, { deposits, withdrawals, stake, win }]) => ({
        month,
        deposits: toDecimal(deposits),
        withdrawals: toDecimal(withdrawals),
        staked: toDecimal(stake),
        won: toDecimal(win),
        net: toDecimal(win - stake),
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
