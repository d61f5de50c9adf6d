import * as contract from '../../../src/contract/safePlay/sessionPlan';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { sessionPlans } from '../../db/safePlay/sessionPlan';
import { parseAmount, toDecimal } from '../../rules/cashier/money';
import { PAUSE_MINUTES, planOf } from '../../rules/safePlay/sessionPlan';
import { withDueEvents } from '../../rules/site/dueEvents';
import { rulesOf } from '../../rules/site/market';

function stateOf(db: Database, memberId: string): contract.SessionPlanState {
  const plan = planOf(db, memberId);
  return {
    isRequired: rulesOf(db).sessionPlan === 'slots',
    pauseMinutes: PAUSE_MINUTES,
    now: db.clock.now(),
    ...(plan
      ? {
          plan: {
            ...plan,
            amount: toDecimal(plan.amount),
            staked: toDecimal(plan.staked),
            won: toDecimal(plan.won),
          },
        }
      : {}),
  };
}

export const sessionPlan = [
  handle(
    contract.memberSessionPlan,
    withDueEvents(({ db, member }) => stateOf(db, member.id)),
  ),

  handle(
    contract.startSessionPlan,
    withDueEvents(async ({ db, member, input: { minutes, amount } }) => {
      const before = planOf(db, member.id);
      if (before?.pausedUntil) reject('plan_paused', { value: { until: before.pausedUntil } });
      if (before) reject('plan_running');
      const startedAt = db.clock.now();
      const row = { id: member.id, startedAt, minutes, amount: parseAmount(amount) };
      await db.table(sessionPlans).upsert(row);
      return stateOf(db, member.id);
    }),
  ),
];
