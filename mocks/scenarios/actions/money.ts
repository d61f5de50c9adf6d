import { cashier } from '../../../fixtures/cashier/cashier';
import type { Database } from '../../core/database';
import { type DepositRow, deposits } from '../../db/cashier/deposit';
import { withdrawals } from '../../db/cashier/withdraw';
import { type Application, applications } from '../../db/promotions/promotion';
import { closeDeposit, isOpenDeposit } from '../../rules/cashier/deposit';
import { methodOf } from '../../rules/cashier/methods';

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

/** Opens a deposit of 100.00 by each method. It expires when it is not paid. */
export async function openExampleDeposits(db: Database, memberId: string, methodIds: string[]) {
  const at = db.clock.now();
  const expiresAt = at + cashier.depositLifetime * 1_000;
  for (const methodId of methodIds) {
    const { via } = methodOf(methodId);
    await db.table(deposits).upsert({
      id: `D-${methodId}`,
      memberId,
      methodId,
      amount: 10_000,
      fee: 0,
      bonus: 0,
      promoId: null,
      state: via === 'manual' ? 'reviewing' : 'pending',
      at,
      updatedAt: at,
      expiresAt,
      outcome: { state: 'expired', at: expiresAt },
      reason: null,
    });
  }
}
