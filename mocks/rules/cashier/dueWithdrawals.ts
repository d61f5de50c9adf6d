import type { Database } from '../../core/database';
import { type WithdrawalRow, withdrawals } from '../../db/cashier/withdraw';
import type { DueEvent } from './money';
import { returnWithdrawal } from './withdraw';
import {
  approveWithdrawal,
  goOnWithCheck,
  isOpenWithdrawal,
  missingOf,
  passCheck,
  payWithdrawal,
  sendToBank,
} from './withdrawSteps';

/** Test amounts: an amount that ends in .13 is rejected. All others are approved, then sent and paid. */
function advanceWithdrawal(db: Database, row: WithdrawalRow, at: number) {
  const { state, sentAt, checkedAt, amount } = row;
  if (state === 'approved') {
    return sentAt === undefined ? sendToBank(db, row, at) : payWithdrawal(db, row, at);
  }
  if (checkedAt === undefined) return passCheck(db, row, at);
  if (amount % 100 === 13) return returnWithdrawal(db, row, 'rejected', at);
  return approveWithdrawal(db, row, at);
}

export const dueWithdrawals = (db: Database): DueEvent[] =>
  db
    .table(withdrawals)
    .filter(isOpenWithdrawal)
    .flatMap((row): DueEvent[] => {
      const { nextAt, needs } = row;
      if (nextAt !== null) return [{ at: nextAt, apply: (at) => advanceWithdrawal(db, row, at) }];
      if (!needs?.length || missingOf(db, row).length) return [];
      return [{ at: db.clock.now(), apply: (at) => goOnWithCheck(db, row, at) }];
    });
