import { cashier } from '../../fixtures/cashier/cashier';
import { gatewayDeposit } from '../../src/contract/cashier/deposit';
import type { Scenario } from '../admin/scenario';
import { type Need, withdrawals } from '../db/cashier/withdraw';
import { methodsOf } from '../rules/cashier/methods';
import { returnWithdrawal } from '../rules/cashier/withdraw';
import { approveWithdrawal, askBeforeCheck, payWithdrawal } from '../rules/cashier/withdrawSteps';
import { failEndpoint } from './actions/faults';
import {
  closeOpenDeposits,
  openExampleDeposits,
  openExampleWithdrawals,
  openWithdrawals,
} from './actions/money';

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

export const withdrawalsOpen: Scenario = {
  area: 'money',
  description:
    'Lucía has withdrawals that wait: W-CHECK and W-SENT for the bank, W-DOCUMENT, W-TURNOVER and W-CODE for her',
  enter: async (db) => {
    const { askedTurnover } = cashier.withdraw;
    const at = db.clock.now();
    const sent = { checkedAt: at + 20_000, approvedAt: at + 60_000, sentAt: at + 90_000 };
    await openExampleWithdrawals(db, 'm-lucia', {
      'W-DOCUMENT': { needs: [{ kind: 'document' }] },
      'W-TURNOVER': { needs: [{ kind: 'turnover', amount: askedTurnover }] },
      'W-CODE': { needs: [{ kind: 'secondFactor' }] },
      'W-SENT': { state: 'approved', ...sent },
      'W-CHECK': {},
    });
  },
};

export const withdrawalsApproved: Scenario = {
  area: 'money',
  description: 'Every open withdrawal is approved and waits to be paid',
  enter: async (db) => {
    for (const withdrawal of openWithdrawals(db)) {
      await approveWithdrawal(db, withdrawal, db.clock.now());
      await db.table(withdrawals).update(withdrawal.id, { nextAt: null });
    }
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

/** Asks for something before the check of every withdrawal that has not passed it. */
const askFor =
  (need: Need): Scenario['enter'] =>
  async (db) => {
    for (const withdrawal of openWithdrawals(db)) {
      if (withdrawal.checkedAt === undefined) await askBeforeCheck(db, withdrawal, need);
    }
  };

export const withdrawalsNeedDocument: Scenario = {
  area: 'money',
  description:
    'Every pending withdrawal waits for a document: kycNone makes it missing, kycVerified gives it',
  enter: askFor({ kind: 'document' }),
};

export const withdrawalsNeedTurnover: Scenario = {
  area: 'money',
  description: 'Every pending withdrawal waits until 20.00 have been staked',
  enter: askFor({ kind: 'turnover', amount: cashier.withdraw.askedTurnover }),
};

export const withdrawalsNeedCode: Scenario = {
  area: 'money',
  description: 'Every pending withdrawal waits for a code that is sent to the member',
  enter: askFor({ kind: 'secondFactor' }),
};
