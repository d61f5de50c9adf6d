import type { Scenario } from '../../admin/scenario';
import { payWithdrawal } from '../../rules/cashier/withdraw';
import { openWithdrawals } from '../actions/money';

export const withdrawalsPaid: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is paid now',
  enter: async (db) => {
    for (const withdrawal of openWithdrawals(db)) await payWithdrawal(db, withdrawal);
  },
};
