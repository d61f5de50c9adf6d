import type { Database } from '../core/database';
import type { Ask } from '../core/handle';
import { dueDeposits } from './deposit';
import { dueOrders } from './order';
import { dueApplications } from './promotion';
import { dueWithdrawals } from './withdraw';

/** Time catches up: what fell due since the last call happens now, in its own order. */
export async function settle(db: Database) {
  const now = db.clock.now();
  for (;;) {
    const due = [dueDeposits, dueWithdrawals, dueOrders, dueApplications]
      .flatMap((of) => of(db))
      .filter(({ at }) => at <= now);
    if (!due.length) return;
    for (const { at, act } of due.toSorted((a, b) => a.at - b.at)) await act(at);
  }
}

/** A rule that sees money settled up to now. */
export const settled =
  <In, Out>(rule: (ask: Ask<In>) => Out | Promise<Out>) =>
  async (ask: Ask<In>) => {
    await settle(ask.db);
    return rule(ask);
  };
