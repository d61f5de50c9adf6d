import type { Database } from '../../core/database';
import type { HandlerContext } from '../../core/handle';
import { dueDeposits } from '../cashier/deposit';
import { dueWithdrawals } from '../cashier/dueWithdrawals';
import { dueFlights } from '../games/flight';
import { dueOrders } from '../lottery/order';
import { dueBonuses } from '../promotions/bonus';
import { dueApplications } from '../promotions/promotion';

/** Applies the events that became due since the last call, in the order of their times. */
export async function applyDueEvents(db: Database) {
  const now = db.clock.now();
  for (;;) {
    const due = [dueDeposits, dueWithdrawals, dueOrders, dueFlights, dueApplications, dueBonuses]
      .flatMap((dueOf) => dueOf(db))
      .filter(({ at }) => at <= now);
    if (!due.length) return;
    for (const { at, apply } of due.toSorted((a, b) => a.at - b.at)) await apply(at);
  }
}

/** Wraps a handler: all events that are due are applied before it runs. */
export const withDueEvents =
  <In, Out>(rule: (context: HandlerContext<In>) => Out | Promise<Out>) =>
  async (context: HandlerContext<In>) => {
    await applyDueEvents(context.db);
    return rule(context);
  };
