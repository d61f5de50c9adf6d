import * as contract from '../../../src/contract/lottery/betting';
import { handle } from '../../core/handle';
import { ledger } from '../../db/cashier/wallet';
import { bets } from '../../db/lottery/bet';
import { memberRows } from '../../rules/account/memberRows';
import { toDecimal } from '../../rules/cashier/money';
import { sumBets, toWireBet } from '../../rules/lottery/betting';
import { paginate } from '../../rules/paginate';
import { withDueEvents } from '../../rules/site/dueEvents';
import { dayFormatter, localDay, startOfLocalDay } from '../../rules/site/localDay';

const DAY = 86_400_000;

type Profit = Record<(typeof FIELDS)[number], number>;
const FIELDS = ['deposit', 'withdraw', 'stake', 'win', 'bonus', 'rebate', 'profit'] as const;
const noProfit = (): Profit => Object.fromEntries(FIELDS.map((field) => [field, 0])) as Profit;

/** The field in which a transaction counts, and its sign. */
const PROFIT_FIELDS: Record<string, [field: keyof Profit, sign: 1 | -1]> = {
  DEPOSIT: ['deposit', 1],
  WITHDRAW: ['withdraw', -1],
  WITHDRAW_BACK: ['withdraw', -1],
  BET: ['stake', -1],
  BET_CANCEL: ['stake', -1],
  WIN: ['win', 1],
  BONUS: ['bonus', 1],
  BONUS_END: ['bonus', 1],
  REWARD: ['bonus', 1],
  PROMOTION: ['bonus', 1],
  VIP: ['bonus', 1],
  REBATE: ['rebate', 1],
};
/** The fields that make up the profit. Deposits and withdrawals do not. */
const IN_PROFIT = ['stake', 'win', 'bonus', 'rebate'];

function addEntry(sum: Profit, { kind, amount }: { kind: string; amount: number }) {
  const [field, sign] = PROFIT_FIELDS[kind] ?? [];
  if (!field || !sign) return;
  sum[field] += amount * sign;
  if (IN_PROFIT.includes(field)) sum.profit += amount;
}

const toWireProfit = (minor: Profit) =>
  Object.fromEntries(FIELDS.map((field) => [field, toDecimal(minor[field])])) as Profit;

export const betting = [
  handle(
    contract.bettingRecord,
    withDueEvents(({ db, member, input, language }) => {
      const vendors = input.vassalage ? input.vassalage.split(',') : undefined;
      const found = memberRows(db, bets, member.id, input)
        .filter(({ gameType }) => !input.gameType || gameType === input.gameType)
        .filter(({ vassalage }) => !vendors || vendors.includes(vassalage))
        .filter(({ state }) => !input.state || state === input.state);
      const { list, ...totals } = paginate(found, input);
      const gameTypes = [...new Set(found.map(({ gameType }) => gameType))].toSorted();
      return {
        content: list.map((bet) => toWireBet(db, bet, language)),
        ...totals,
        sum: sumBets(found),
        byGameType: gameTypes.map((gameType) => ({
          gameType,
          ...sumBets(found.filter((bet) => bet.gameType === gameType)),
        })),
      };
    }),
  ),

  handle(
    contract.profitAndLoss,
    withDueEvents(({ db, member, input }) => {
      const today = startOfLocalDay(localDay(db.clock.now()));
      const { from = today - 6 * DAY, to } = input;
      const dayOf = dayFormatter(input.timeZone);
      const sum = noProfit();
      const days = new Map<string, Profit>();
      for (const entry of memberRows(db, ledger, member.id, { from, to })) {
        const day = dayOf(entry.at);
        const profitOfDay = days.get(day) ?? noProfit();
        days.set(day, profitOfDay);
        addEntry(profitOfDay, entry);
        addEntry(sum, entry);
      }
      return {
        days: [...days].map(([day, profitOfDay]) => ({ day, ...toWireProfit(profitOfDay) })),
        sum: toWireProfit(sum),
      };
    }),
  ),
];
