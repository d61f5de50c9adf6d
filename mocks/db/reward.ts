import { type } from 'arktype';
import { type SeededReward, rewards as seeded } from '../../fixtures/rewards';
import type { Database } from '../core/database';
import { table } from '../core/table';

const words = type({ ES: 'string', EN: 'string' });

const reward = type({
  id: 'string',
  memberId: 'string',
  kind: "'daily' | 'mission' | 'birthday' | 'promotion' | 'return'",
  title: words,
  text: words,
  amount: 'number.integer > 0',
  expiresAt: 'number | null',
  claimedAt: 'number | null',
  /** Stakes that open it, counted from `since`. */
  needed: 'number.integer >= 0',
  since: 'number',
});
export type RewardRow = typeof reward.infer;

/** Keyed `<member>/<reward>`. */
export const rewards = table('rewards', reward);

const DAY = 86_400_000;

export async function seedRewards(db: Database) {
  for (const one of seeded) await giveReward(db, 'm-lucia', one, db.clock.now() - 2 * DAY);
}

export function giveReward(db: Database, memberId: string, one: SeededReward, since: number) {
  const now = db.clock.now();
  const { id, kind, title, text, amount, lastsDays, claimedDaysAgo, needed = 0 } = one;
  return db.of(rewards).put({
    ...{ id: `${memberId}/${id}`, memberId, kind, title, text, amount, needed, since },
    expiresAt: lastsDays === undefined ? null : now + lastsDays * DAY,
    claimedAt: claimedDaysAgo === undefined ? null : now - claimedDaysAgo * DAY,
  });
}
