import type { Scenario } from '../../admin/scenario';
import { returnWithdrawal } from '../../rules/cashier/withdraw';
import { openWithdrawals } from '../actions/money';

export const withdrawalsRejected: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is rejected, and the money is returned',
  enter: async (db) => {
    for (const withdrawal of openWithdrawals(db))
      await returnWithdrawal(db, withdrawal, 'rejected');
  },
};
