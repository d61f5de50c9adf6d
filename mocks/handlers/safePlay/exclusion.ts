import * as contract from '../../../src/contract/safePlay/exclusion';
import { handle } from '../../core/handle';
import { toDecimal, totalOf } from '../../rules/cashier/money';
import { closureOf, newWithdrawTicket } from '../../rules/safePlay/closure';
import { openWithdrawSession, previewBreak, startBreak } from '../../rules/safePlay/exclusion';
import { withDueEvents } from '../../rules/site/dueEvents';

export const exclusion = [
  handle(contract.exclusion, ({ db, member }) => {
    const closure = closureOf(db, member.id);
    return closure ? { closure } : {};
  }),

  handle(
    contract.exclusionPreview,
    withDueEvents(({ db, member, input }) => {
      const { bonus, ...preview } = previewBreak(db, member.id, input.hours ?? null);
      const balance = toDecimal(totalOf(db, member.id) - bonus);
      return { ...preview, balance, bonus: toDecimal(bonus) };
    }),
  ),

  handle(
    contract.startExclusion,
    withDueEvents(async ({ db, member, input }) => {
      const until = await startBreak(db, member, input);
      return { until, ticket: await newWithdrawTicket(db, member.id) };
    }),
  ),

  handle(contract.withdrawSession, ({ db, input }) => openWithdrawSession(db, input.ticket)),
];
