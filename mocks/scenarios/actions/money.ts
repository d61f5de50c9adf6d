import type { Database } from '../../core/database';
import { type DepositRow, deposits } from '../../db/deposit';
import { type Application, applications } from '../../db/promotion';
import { withdrawals } from '../../db/withdraw';
import { closeDeposit, isOpenDeposit } from '../../rules/deposit';

export async function closeOpenDeposits(db: Database, state: DepositRow['outcome']['state']) {
  for (const deposit of db.table(deposits).filter(isOpenDeposit))
    await closeDeposit(db, deposit, state, db.clock.now());
}

export const openWithdrawals = (db: Database) =>
  db.table(withdrawals).filter(({ state }) => state === 'pending' || state === 'approved');

/** Ends the review of all applications for promotions. */
export async function closeApplications(db: Database, state: Application['state']) {
  const open = db
    .table(applications)
    .filter((application) => application.state === 'applying' || application.state === 'process');
  for (const { id } of open) await db.table(applications).update(id, { state, nextAt: null });
}
