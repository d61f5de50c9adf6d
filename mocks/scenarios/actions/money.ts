import { cashier } from '../../../fixtures/cashier/cashier';
import type { Database } from '../../core/database';
import { type DepositRow, deposits } from '../../db/cashier/deposit';
import { type WithdrawalRow, withdrawals } from '../../db/cashier/withdraw';
import { type Application, applications } from '../../db/promotions/promotion';
import { closeDeposit, isOpenDeposit } from '../../rules/cashier/deposit';
import { methodOf } from '../../rules/cashier/methods';
import { balanceOf, moveMoney } from '../../rules/cashier/money';
import { isOpenWithdrawal } from '../../rules/cashier/withdrawSteps';

export async function closeOpenDeposits(db: Database, state: DepositRow['outcome']['state']) {
  for (const deposit of db.table(deposits).filter(isOpenDeposit))
    await closeDeposit(db, deposit, state, db.clock.now());
}

export const openWithdrawals = (db: Database) => db.table(withdrawals).filter(isOpenWithdrawal);

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

/** In minor units. */
const EXAMPLE_AMOUNT = 6_000;

/** An open withdrawal of 60.00 for each id, as it is after these changes, as long as the member has the money. */
export async function openExampleWithdrawals(
  db: Database,
  memberId: string,
  rows: Record<string, Partial<WithdrawalRow>>,
) {
  const at = db.clock.now();
  for (const [id, change] of Object.entries(rows)) {
    if (db.table(withdrawals).get(id) || balanceOf(db, memberId) < EXAMPLE_AMOUNT) continue;
    await moveMoney(db, { memberId, kind: 'WITHDRAW', amount: -EXAMPLE_AMOUNT, ref: id, at });
    await db.table(withdrawals).create({
      id,
      memberId,
      bankCardId: 'BC-1',
      bankName: 'Banco del Puerto',
      accountNumber: '19120458770012',
      amount: EXAMPLE_AMOUNT,
      fee: 60,
      state: 'pending',
      at,
      updatedAt: at,
      nextAt: null,
      reason: null,
      ...change,
    });
  }
}
