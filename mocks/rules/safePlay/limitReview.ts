import type { Database } from '../../core/database';
import { type Member, members } from '../../db/account/member';
import { limits } from '../../db/safePlay/limit';
import { limitReviews } from '../../db/safePlay/limitReview';
import { rulesOf } from '../site/market';

function monthsLater(at: number, months: number) {
  const date = new Date(at);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

const hasLimits = (db: Database, memberId: string) =>
  db.table(limits).filter((row) => row.memberId === memberId && row.amount !== null).length > 0;

/** When the limits were reviewed, and whether it is time again. Undefined where the market asks for none, and without limits. */
export function limitReviewOf(db: Database, memberId: string) {
  const months = rulesOf(db).reviewMonths;
  if (months === null || !hasLimits(db, memberId)) return undefined;
  const member = db.table(members).get(memberId) as Member;
  const reviewedAt = db.table(limitReviews).get(memberId)?.reviewedAt ?? member.registeredAt;
  return { reviewedAt, isDue: monthsLater(reviewedAt, months) <= db.clock.now() };
}

/** The member keeps the limits as they are, or has just changed one. */
export const noteLimitReview = (db: Database, memberId: string) =>
  db.table(limitReviews).upsert({ id: memberId, reviewedAt: db.clock.now() });
