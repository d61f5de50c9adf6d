import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { bets } from '../db/bet';
import { deposits } from '../db/deposit';
import { type LimitRow, limits } from '../db/limit';
import { dayOf } from './day';
import { toWire } from './money';

type Bounds = Pick<LimitRow, 'dailyDeposit' | 'dailyStake'>;

/** What holds now: a looser bound comes into force when its time has come. */
export function boundsOf(db: Database, memberId: string): LimitRow {
  const row = db.of(limits).get(memberId);
  if (!row) return { id: memberId, dailyDeposit: null, dailyStake: null, coming: null };
  const { coming } = row;
  if (!coming || coming.at > db.clock.now()) return row;
  const { dailyDeposit, dailyStake } = coming;
  return { id: memberId, dailyDeposit, dailyStake, coming: null };
}

const CLOSED = ['rejected', 'expired', 'cancelled'];

export function usedToday(db: Database, memberId: string) {
  const today = dayOf(db.clock.now());
  const isToday = (one: { memberId: string; at: number; state: string }) =>
    one.memberId === memberId && !CLOSED.includes(one.state) && dayOf(one.at) === today;
  const sum = (all: number, one: { amount: number }) => all + one.amount;
  return {
    dailyDeposit: db.of(deposits).where(isToday).reduce(sum, 0),
    dailyStake: db
      .of(bets)
      .where(isToday)
      .reduce((all, { stake }) => all + stake, 0),
  };
}

/** Refuses what would pass the member's own bound. */
export function checkBound(db: Database, memberId: string, of: keyof Bounds, amount: number) {
  const bound = boundsOf(db, memberId)[of];
  if (bound === null) return;
  const left = Math.max(0, bound - usedToday(db, memberId)[of]);
  if (amount > left) refuse('own_limit', { value: { left: toWire(left) } });
}

const tighter = (now: number | null, wished: number | null) =>
  now === null || (wished !== null && wished < now) ? wished : now;

/** The tighter of both holds at once; what is looser waits until `at`. */
export function keepBounds(db: Database, memberId: string, wished: Bounds, at: number) {
  const now = boundsOf(db, memberId);
  const dailyDeposit = tighter(now.dailyDeposit, wished.dailyDeposit);
  const dailyStake = tighter(now.dailyStake, wished.dailyStake);
  const isLooser = dailyDeposit !== wished.dailyDeposit || dailyStake !== wished.dailyStake;
  const coming = isLooser ? { ...wished, at } : null;
  return db.of(limits).put({ id: memberId, dailyDeposit, dailyStake, coming });
}
