import { cashier } from '../../fixtures/cashier';
import * as contract from '../../src/contract/rebate';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { rebateClaims } from '../db/claim';
import { move, once, totalOf, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { openRebates } from '../rules/rebate';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';

const sum = (list: { amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0);

export const rebate = [
  handle(
    contract.manualRebate,
    settled(({ db, member, input }) => {
      const open = openRebates(db, member);
      const { list, ...totals } = pageOf(ownRows(db, rebateClaims, member.id), input);
      return {
        open: open.map((one) => ({
          ...one,
          turnover: toWire(one.turnover),
          amount: toWire(one.amount),
        })),
        claimable: toWire(sum(open)),
        minimum: toWire(cashier.rebateMinimum),
        content: list.map(({ id, gameType, turnover, amount, at }) => ({
          ...{ rebateId: id, gameType, at },
          turnover: toWire(turnover),
          amount: toWire(amount),
        })),
        ...totals,
      };
    }),
  ),

  handle(
    contract.claimRebate,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input } = ask;
        const memberId = member.id;
        const due = openRebates(db, member).filter(
          ({ gameType, amount }) => amount > 0 && (!input.gameType || gameType === input.gameType),
        );
        const amount = sum(due);
        if (amount < cashier.rebateMinimum) {
          refuse('cash_back_small', { value: { minimum: toWire(cashier.rebateMinimum) } });
        }
        const at = db.clock.now();
        const ref = db.newId('R');
        await move(db, { memberId, kind: 'REBATE', amount, ref });
        for (const { gameType, turnover, amount: own } of due) {
          const row = { memberId, gameType, turnover, amount: own, at };
          await db.of(rebateClaims).add({ id: db.newId('RB'), ...row });
        }
        const claimed = due.map(({ gameType }) => gameType);
        return { amount: toWire(amount), sumBalance: toWire(totalOf(db, memberId)), claimed };
      }),
    ),
  ),
];
