import { cashier } from '../../../fixtures/cashier/cashier';
import * as contract from '../../../src/contract/promotions/rebate';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { rebateClaims } from '../../db/promotions/claim';
import { memberRows } from '../../rules/account/memberRows';
import { idempotent, moveMoney, sumOfAmounts, toDecimal, totalOf } from '../../rules/cashier/money';
import { paginate } from '../../rules/paginate';
import { openRebates } from '../../rules/promotions/rebate';
import { withDueEvents } from '../../rules/site/dueEvents';

export const rebate = [
  handle(
    contract.manualRebate,
    withDueEvents(({ db, member, input }) => {
      const open = openRebates(db, member);
      const { list, ...totals } = paginate(memberRows(db, rebateClaims, member.id), input);
      return {
        open: open.map((rebate) => ({
          ...rebate,
          turnover: toDecimal(rebate.turnover),
          amount: toDecimal(rebate.amount),
        })),
        claimable: toDecimal(sumOfAmounts(open)),
        minimum: toDecimal(cashier.rebateMinimum),
        content: list.map(({ id, gameType, turnover, amount, at }) => ({
          rebateId: id,
          gameType,
          at,
          turnover: toDecimal(turnover),
          amount: toDecimal(amount),
        })),
        ...totals,
      };
    }),
  ),

  handle(
    contract.claimRebate,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input } = context;
        const memberId = member.id;
        const due = openRebates(db, member).filter(
          ({ gameType, amount }) => amount > 0 && (!input.gameType || gameType === input.gameType),
        );
        const amount = sumOfAmounts(due);
        if (amount < cashier.rebateMinimum) {
          reject('cash_back_small', { value: { minimum: toDecimal(cashier.rebateMinimum) } });
        }
        const at = db.clock.now();
        const ref = db.newId('R');
        await moveMoney(db, { memberId, kind: 'REBATE', amount, ref });
        for (const { gameType, turnover, amount: amountOfType } of due) {
          const row = { memberId, gameType, turnover, amount: amountOfType, at };
          await db.table(rebateClaims).create({ id: db.newId('RB'), ...row });
        }
        const claimed = due.map(({ gameType }) => gameType);
        return { amount: toDecimal(amount), sumBalance: toDecimal(totalOf(db, memberId)), claimed };
      }),
    ),
  ),
];
