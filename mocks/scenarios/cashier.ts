import { gatewayDeposit } from '../../src/contract/cashier/deposit';
import type { Scenario } from '../admin/scenario';
import { withdrawals } from '../db/cashier/withdraw';
import { methodsOf } from '../rules/cashier/methods';
import { payWithdrawal, returnWithdrawal } from '../rules/cashier/withdraw';
import { failEndpoint } from './actions/faults';
import { closeOpenDeposits, openExampleDeposits, openWithdrawals } from './actions/money';

export const depositsExpired: Scenario = {
  area: 'money',
  description: 'Every open deposit expires now',
  enter: (db) => closeOpenDeposits(db, 'expired'),
};

export const depositsOpen: Scenario = {
  area: 'money',
  description:
    'Lucía has an open deposit of each method, such as D-SOLPAY, that waits for her payment',
  enter(db) {
    // Vouchers are credited at once.
    const methodIds = Object.keys(methodsOf(db)).filter((methodId) => methodId !== 'VOUCHER');
    return openExampleDeposits(db, 'm-lucia', methodIds);
  },
};

export const depositsPaid: Scenario = {
  area: 'money',
  description: 'Every open deposit is paid now',
  enter: (db) => closeOpenDeposits(db, 'paid'),
};

export const depositsRejected: Scenario = {
  area: 'money',
  description: 'Every open deposit is rejected now',
  enter: (db) => closeOpenDeposits(db, 'rejected'),
};

export const flakyDeposits: Scenario = {
  area: 'network',
  description: 'Three of ten deposits through a gateway fail with status 500',
  enter: (db) => failEndpoint(db, gatewayDeposit, { kind: 'status', status: 500, chance: 0.3 }),
};

export const withdrawalsApproved: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is approved and waits to be paid',
  enter: async (db) => {
    for (const { id } of openWithdrawals(db))
      await db.table(withdrawals).update(id, { state: 'approved', nextAt: null });
  },
};

export const withdrawalsPaid: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is paid now',
  enter: async (db) => {
    for (const withdrawal of openWithdrawals(db)) await payWithdrawal(db, withdrawal);
  },
};

export const withdrawalsRejected: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is rejected, and the money is returned',
  enter: async (db) => {
    for (const withdrawal of openWithdrawals(db))
      await returnWithdrawal(db, withdrawal, 'rejected');
  },
};
