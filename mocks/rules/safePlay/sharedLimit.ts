import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { otherDeposits } from '../../db/safePlay/otherDeposit';
import { sumOfAmounts, toDecimal } from '../cashier/money';
import { endOfPeriod, startOfPeriod } from '../site/localDay';
import { rulesOf } from '../site/market';
import { limitUse } from './limitUse';

/** What is left of the limit for deposits with all operators together. Undefined where the market has none. */
export function sharedLimitOf(db: Database, memberId: string) {
  const limit = rulesOf(db).sharedDepositLimit;
  if (!limit) return undefined;
  const now = db.clock.now();
  const since = startOfPeriod(now, limit.period);
  const elsewhere = db
    .table(otherDeposits)
    .filter((row) => row.memberId === memberId && row.at >= since);
  const used = limitUse(db, memberId, 'deposit', since) + sumOfAmounts(elsewhere);
  const left = Math.max(0, limit.amount * 100 - used);
  return {
    period: limit.period,
    amount: limit.amount * 100,
    left,
    resetsAt: endOfPeriod(now, limit.period),
  };
}

export function toWireSharedLimit(db: Database, memberId: string) {
  const shared = sharedLimitOf(db, memberId);
  return shared && { ...shared, amount: toDecimal(shared.amount), left: toDecimal(shared.left) };
}

/** Rejects a deposit above it. */
export function checkSharedLimit(db: Database, memberId: string, amount: number) {
  const shared = toWireSharedLimit(db, memberId);
  if (shared && toDecimal(amount) > shared.left) reject('shared_limit', { value: shared });
}
