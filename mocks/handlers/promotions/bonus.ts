import * as contract from '../../../src/contract/promotions/bonus';
import { handle } from '../../core/handle';
import { idempotent, toMinor } from '../../rules/cashier/money';
import { bonusesOf, leaveBonus, toWireBonus } from '../../rules/promotions/bonus';
import { withDueEvents } from '../../rules/site/dueEvents';

export const bonus = [
  handle(
    contract.memberBonuses,
    withDueEvents(({ db, member, language }) => ({ content: bonusesOf(db, member.id, language) })),
  ),

  handle(
    contract.leaveBonus,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, language } = context;
        const held = toMinor(input.held);
        return toWireBonus(
          db,
          await leaveBonus(db, member.id, input.bonusId, held),
          false,
          language,
        );
      }),
    ),
  ),
];
