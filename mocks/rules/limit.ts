import type { Database } from '../core/database';
import { reject } from '../core/requestError';
import { bets } from '../db/bet';
import { deposits } from '../db/deposit';
import { type LimitRow, limits } from '../db/limit';
import { localDay } from './localDay';
import { toDecimal } from './money';

type Limits = Pick<LimitRow, 'dailyDeposit' | 'dailyStake'>;

/** The limits that apply now. A higher limit applies from a later time on. */
export function currentLimits(db: Database, memberId: string): LimitRow {
  const row = db.table(limits).get(memberId);
  if (!row) return { id: memberId, dailyDeposit: null, dailyStake: null, coming: null };
  const { coming } = row;
  if (!coming || coming.at > db.clock.now()) return row;
  const { dailyDeposit, dailyStake } = coming;
  return { id: memberId, dailyDeposit, dailyStake, coming: null };
}

const CLOSED = ['rejected', 'expired', 'cancelled'];

export function usedToday(db: Database, memberId: string) {
  const today = localDay(db.clock.now());
  const isToday = (row: { memberId: string; at: number; state: string }) =>
    row.memberId === memberId && !CLOSED.includes(row.state) && localDay(row.at) === today;
  const sum = (all: number, row: { amount: number }) => all + row.amount;
  return {
    dailyDeposit: db.table(deposits).filter(isToday).reduce(sum, 0),
    dailyStake: db
      .table(bets)
      .filter(isToday)
      .reduce((all, { stake }) => all + stake, 0),
  };
}

/** Rejects an amount that exceeds the limit that the member set. */
export function checkOwnLimit(db: Database, memberId: string, of: keyof Limits, amount: number) {
  const limit = currentLimits(db, memberId)[of];
  if (limit === null) return;
  const left = Math.max(0, limit - usedToday(db, memberId)[of]);
  if (amount > left) reject('own_limit', { value: { left: toDecimal(left) } });
}

const lowerOf = (now: number | null, requested: number | null) =>
  now === null || (requested !== null && requested < now) ? requested : now;

/** A lower limit applies at once. A higher limit waits until `at`. */
export function saveLimits(db: Database, memberId: string, requested: Limits, at: number) {
  const now = currentLimits(db, memberId);
  const dailyDeposit = lowerOf(now.dailyDeposit, requested.dailyDeposit);
  const dailyStake = lowerOf(now.dailyStake, requested.dailyStake);
  const isHigher = dailyDeposit !== requested.dailyDeposit || dailyStake !== requested.dailyStake;
  const coming = isHigher ? { ...requested, at } : null;
  return db.table(limits).upsert({ id: memberId, dailyDeposit, dailyStake, coming });
}
