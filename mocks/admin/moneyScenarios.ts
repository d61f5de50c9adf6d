import type { Database } from '../core/database';
import { bets, orders } from '../db/bet';
import { type DepositRow, deposits } from '../db/deposit';
import { type Application, applications } from '../db/promotion';
import { withdrawals } from '../db/withdraw';
import { closeDeposit, isOpenDeposit } from '../rules/deposit';
import { payWithdrawal, returnWithdrawal } from '../rules/withdraw';

const closeDeposits = (state: DepositRow['outcome']['state']) => async (db: Database) => {
  for (const deposit of db.table(deposits).filter(isOpenDeposit))
    await closeDeposit(db, deposit, state, db.clock.now());
};

const openWithdrawals = (db: Database) =>
  db.table(withdrawals).filter(({ state }) => state === 'pending' || state === 'approved');

const applicationsTo = (state: Application['state']) => async (db: Database) => {
  const open = db
    .table(applications)
    .filter((application) => application.state === 'applying' || application.state === 'process');
  for (const { id } of open) await db.table(applications).update(id, { state, nextAt: null });
};

/** What an operator or a bank does about money, without the waiting. */
export const moneyScenarios = {
  depositsPaid: { description: 'Every open deposit is paid now', apply: closeDeposits('paid') },
  depositsRejected: {
    description: 'Every open deposit is rejected now',
    apply: closeDeposits('rejected'),
  },
  depositsExpired: {
    description: 'Every open deposit expires now',
    apply: closeDeposits('expired'),
  },
  withdrawalsApproved: {
    description: 'Every open withdrawal is approved and waits to be paid',
    apply: async (db: Database) => {
      for (const { id } of openWithdrawals(db))
        await db.table(withdrawals).update(id, { state: 'approved', nextAt: null });
    },
  },
  withdrawalsPaid: {
    description: 'Every open withdrawal is paid now',
    apply: async (db: Database) => {
      for (const withdrawal of openWithdrawals(db)) await payWithdrawal(db, withdrawal);
    },
  },
  withdrawalsRejected: {
    description: 'Every open withdrawal is rejected, and the money is returned',
    apply: async (db: Database) => {
      for (const withdrawal of openWithdrawals(db))
        await returnWithdrawal(db, withdrawal, 'rejected');
    },
  },
  drawsTakePlace: {
    description: 'The clock moves on until every draw with an open bet has taken place',
    apply: (db: Database) => {
      const last = Math.max(
        ...db
          .table(orders)
          .filter((order) => !order.isDrawn)
          .map((order) => order.opensAt),
      );
      if (last > db.clock.now()) db.clock.set(last + 1);
    },
  },
  applicationsIssued: {
    description: 'Every open application for a promotion is granted',
    apply: applicationsTo('issued'),
  },
  applicationsRejected: {
    description: 'Every open application for a promotion is rejected',
    apply: applicationsTo('rejected'),
  },
  noBets: {
    description: 'No bet was ever placed',
    apply: (db: Database) => {
      for (const { id } of db.table(bets).all()) db.table(bets).delete(id);
      for (const { id } of db.table(orders).all()) db.table(orders).delete(id);
    },
  },
};
