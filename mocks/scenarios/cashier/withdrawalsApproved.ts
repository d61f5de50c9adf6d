import type { Scenario } from '../../admin/scenario';
import { withdrawals } from '../../db/cashier/withdraw';
import { openWithdrawals } from '../actions/money';

export const withdrawalsApproved: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is approved and waits to be paid',
  enter: async (db) => {
    for (const { id } of openWithdrawals(db))
      await db.table(withdrawals).update(id, { state: 'approved', nextAt: null });
  },
};
