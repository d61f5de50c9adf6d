import * as contract from '../../../src/contract/safePlay/playHistory';
import { handle } from '../../core/handle';
import { ledger } from '../../db/cashier/wallet';
import { bets } from '../../db/lottery/bet';
import { memberRows } from '../../rules/account/memberRows';
import { toDecimal } from '../../rules/cashier/money';
import { toWireBet } from '../../rules/lottery/betting';
import { addEntry, noActivity } from '../../rules/promotions/activity';
import { withDueEvents } from '../../rules/site/dueEvents';
import { dayFormatter } from '../../rules/site/localDay';

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
          const { at, gameName: game, stake: staked, win: won } = toWireBet(db, bet, language);
          return { at, game, staked, won };
        }),
    ),
  ),
];
