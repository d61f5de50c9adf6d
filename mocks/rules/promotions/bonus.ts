import type { Database } from '../../core/database';
import { bonuses } from '../../db/promotions/bonus';
import { moveMoney, totalOf } from '../cashier/money';

/**
 * The open bonus of a member. Stakes take the own money first, so no more is held than is left. The own money can
 * be withdrawn at any time.
 */
export function openBonusOf(db: Database, memberId: string) {
  const { held = 0, toStake = 0 } = db.table(bonuses).get(memberId) ?? {};
  return { held: Math.min(held, totalOf(db, memberId)), toStake };
}

/** Pays a bonus that must be staked `times` times before it can be withdrawn. */
export async function payBonus(
  db: Database,
  memberId: string,
  { amount, times, ref, at }: { amount: number; times: number; ref: string; at: number },
) {
  await moveMoney(db, { memberId, kind: 'BONUS', amount, ref, at });
  if (!times) return;
  const { held = 0, toStake = 0 } = db.table(bonuses).get(memberId) ?? {};
  const more = { held: held + amount, toStake: toStake + amount * times };
  await db.table(bonuses).upsert({ id: memberId, ...more });
}

/** Counts a settled stake. The bonus is over when it was staked often enough, or when it was lost. */
export async function countForBonus(db: Database, memberId: string, stake: number) {
  const bonus = db.table(bonuses).get(memberId);
  if (!bonus) return;
  const toStake = bonus.toStake - stake;
  const held = Math.min(bonus.held, totalOf(db, memberId));
  if (toStake > 0 && held > 0) await db.table(bonuses).update(memberId, { held, toStake });
  else db.table(bonuses).delete(memberId);
}

/** Takes back what is held. All money must be in the cash wallet. */
export async function endBonus(db: Database, memberId: string) {
  const { held } = openBonusOf(db, memberId);
  db.table(bonuses).delete(memberId);
  if (held) await moveMoney(db, { memberId, kind: 'BONUS_END', amount: -held, ref: db.newId('T') });
}
