import * as contract from '../../src/contract/betting';
import { handle } from '../core/handle';
import { bets } from '../db/bet';
import { ledger } from '../db/wallet';
import { sumOf, toWireBet } from '../rules/betting';
import { dayOf, dayTeller, startOf } from '../rules/day';
import { toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';

const DAY = 86_400_000;

type Profit = Record<(typeof FIELDS)[number], number>;
const FIELDS = ['deposit', 'withdraw', 'stake', 'win', 'bonus', 'rebate', 'profit'] as const;
const nothing = (): Profit => Object.fromEntries(FIELDS.map((one) => [one, 0])) as Profit;

/** Where a movement counts, and with which sign. */
const COUNTS: Record<string, [field: keyof Profit, sign: 1 | -1]> = {
  DEPOSIT: ['deposit', 1],
  WITHDRAW: ['withdraw', -1],
  WITHDRAW_BACK: ['withdraw', -1],
  BET: ['stake', -1],
  BET_CANCEL: ['stake', -1],
  WIN: ['win', 1],
  BONUS: ['bonus', 1],
  REWARD: ['bonus', 1],
  PROMOTION: ['bonus', 1],
  VIP: ['bonus', 1],
  REBATE: ['rebate', 1],
};
const IN_PROFIT = ['stake', 'win', 'bonus', 'rebate'];

function count(into: Profit, { kind, amount }: { kind: string; amount: number }) {
  const [field, sign] = COUNTS[kind] ?? [];
  if (!field || !sign) return;
  into[field] += amount * sign;
  if (IN_PROFIT.includes(field)) into.profit += amount;
}

const toWireProfit = (minor: Profit) =>
  Object.fromEntries(FIELDS.map((one) => [one, toWire(minor[one])])) as Profit;

export const betting = [
  handle(
    contract.bettingRecord,
    settled(({ db, member, input, language }) => {
      const vendors = input.vassalage ? input.vassalage.split(',') : undefined;
      const found = ownRows(db, bets, member.id, input)
        .filter(({ gameType }) => !input.gameType || gameType === input.gameType)
        .filter(({ vassalage }) => !vendors || vendors.includes(vassalage))
        .filter(({ state }) => !input.state || state === input.state);
      const { list, ...totals } = pageOf(found, input);
      const gameTypes = [...new Set(found.map(({ gameType }) => gameType))].toSorted();
      return {
        content: list.map((one) => toWireBet(one, language)),
        ...totals,
        sum: sumOf(found),
        byGameType: gameTypes.map((gameType) => ({
          gameType,
          ...sumOf(found.filter((one) => one.gameType === gameType)),
        })),
      };
    }),
  ),

  handle(
    contract.profitAndLoss,
    settled(({ db, member, input }) => {
      const today = startOf(dayOf(db.clock.now()));
      const { from = today - 6 * DAY, to } = input;
      const dayHere = dayTeller(input.timeZone);
      const sum = nothing();
      const days = new Map<string, Profit>();
      for (const one of ownRows(db, ledger, member.id, { from, to })) {
        const day = dayHere(one.at);
        const own = days.get(day) ?? nothing();
        days.set(day, own);
        count(own, one);
        count(sum, one);
      }
      return {
        days: [...days].map(([day, own]) => ({ day, ...toWireProfit(own) })),
        sum: toWireProfit(sum),
      };
    }),
  ),
];
