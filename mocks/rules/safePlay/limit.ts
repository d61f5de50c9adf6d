import { LIMIT_PERIODS } from '../../../src/contract/safePlay/limit';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { type LimitRow, limits } from '../../db/safePlay/limit';
import { toDecimal } from '../cashier/money';
import { endOfPeriod, type Period, startOfPeriod } from '../site/localDay';
import { rulesOf } from '../site/market';
import { noteLimitReview } from './limitReview';
import { limitUse } from './limitUse';

export type Kind = LimitRow['kind'];
type Amount = number | null;

const HOUR = 3_600_000;

/** The limit that applies now, and the looser one that waits. A confirmed looser limit applies from its time on. */
export function currentLimit(db: Database, memberId: string, kind: Kind, period: Period): LimitRow {
  const id = `${memberId}/${kind}/${period}`;
  const row = db.table(limits).get(id);
  if (!row) return { id, memberId, kind, period, amount: null, pending: null };
  const { pending } = row;
  const isDue = pending?.isConfirmed && pending.from <= db.clock.now();
  return isDue ? { ...row, amount: pending.amount, pending: null } : row;
}

/** What is left of a limit in the current period. Undefined: there is no limit. */
export function leftOf(db: Database, memberId: string, kind: Kind, period: Period) {
  const { amount } = currentLimit(db, memberId, kind, period);
  if (amount === null) return undefined;
  const now = db.clock.now();
  const used = limitUse(db, memberId, kind, startOfPeriod(now, period));
  return {
    kind,
    period,
    left: Math.max(0, amount - used),
    resetsAt: endOfPeriod(now, period),
  };
}

/** The limit of a kind that leaves the least. */
export function tightestLimit(db: Database, memberId: string, kind: Kind) {
  const limitsOfKind = LIMIT_PERIODS.flatMap((period) => leftOf(db, memberId, kind, period) ?? []);
  return limitsOfKind.toSorted((a, b) => a.left - b.left)[0];
}

/** Rejects an amount that exceeds a limit that the member set. */
export function checkOwnLimit(db: Database, memberId: string, kind: Kind, amount: number) {
  const tightest = tightestLimit(db, memberId, kind);
  if (!tightest || amount <= tightest.left) return;
  reject('own_limit', { value: { ...tightest, left: toDecimal(tightest.left) } });
}

const isLooser = (current: Amount, requested: Amount) =>
  current !== null && (requested === null || requested > current);

/**
 * A tighter limit applies at once and drops a looser one that waits. A looser limit waits as long as the market says.
 * Whoever sets a limit has reviewed them.
 */
export async function saveLimit(
  db: Database,
  memberId: string,
  { kind, period, amount }: Pick<LimitRow, 'kind' | 'period' | 'amount'>,
  isConfirmed = false,
) {
  const current = currentLimit(db, memberId, kind, period);
  // A looser limit that is sent again keeps its waiting time: the older call always sends both limits.
  const waiting = current.pending?.amount === amount ? current.pending : undefined;
  const from = waiting?.from ?? db.clock.now() + rulesOf(db).looserHours * HOUR;
  const change = isLooser(current.amount, amount)
    ? { pending: { amount, from, isConfirmed } }
    : { amount, pending: null };
  await noteLimitReview(db, memberId);
  return db.table(limits).upsert({ ...current, ...change });
}

/** The older call sets two limits at once and has no confirmation. */
export async function saveDailyLimits(
  db: Database,
  memberId: string,
  requested: { deposit: Amount; stake: Amount },
) {
  const isConfirmed = !rulesOf(db).looserNeedsConfirmation;
  for (const kind of ['deposit', 'stake'] as const) {
    const limit = { kind, period: 'day', amount: requested[kind] } as const;
    await saveLimit(db, memberId, limit, isConfirmed);
  }
}

/** Makes a looser limit apply that has waited long enough. */
export function confirmLimit(db: Database, memberId: string, kind: Kind, period: Period) {
  const { pending, ...limit } = currentLimit(db, memberId, kind, period);
  if (!pending) return reject('limit_not_pending');
  if (pending.from > db.clock.now()) reject('limit_waits', { value: { from: pending.from } });
  return db.table(limits).upsert({ ...limit, amount: pending.amount, pending: null });
}

export function cancelPendingLimit(db: Database, memberId: string, kind: Kind, period: Period) {
  const limit = currentLimit(db, memberId, kind, period);
  return db.table(limits).upsert({ ...limit, pending: null });
}

/** The kinds of limit that the market requires before a deposit and the member does not have. */
export const missingLimits = (db: Database, memberId: string): Kind[] =>
  rulesOf(db).requiredLimits.filter((kind) =>
    LIMIT_PERIODS.every((period) => currentLimit(db, memberId, kind, period).amount === null),
  );

/** Rejects a deposit without the limits that the market requires. */
export function checkRequiredLimits(db: Database, memberId: string) {
  const missing = missingLimits(db, memberId);
  if (!missing.length) return;
  reject(missing.includes('deposit') ? 'limit_needed' : 'limits_needed', { value: { missing } });
}
