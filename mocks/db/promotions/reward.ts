import { type } from 'arktype';
import { type SeededReward, rewards as seeded } from '../../../fixtures/promotions/rewards';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

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
  /** The amount to stake, counted from `since`, before it can be claimed. */
  requiredStake: 'number.integer >= 0',
  since: 'number',
});
export type RewardRow = typeof reward.infer;

/** The id is `<member>/<reward>`. */
export const rewards = defineTable('rewards', reward);

const DAY = 86_400_000;

export async function seedRewards(db: Database) {
  for (const reward of seeded) await grantReward(db, 'm-lucia', reward, db.clock.now() - 2 * DAY);
}

export function grantReward(db: Database, memberId: string, reward: SeededReward, since: number) {
  const now = db.clock.now();
  const { id, kind, title, text, amount, lastsDays, claimedDaysAgo, requiredStake = 0 } = reward;
  return db.table(rewards).upsert({
    id: `${memberId}/${id}`,
    memberId,
    kind,
    title,
    text,
    amount,
    requiredStake,
    since,
    expiresAt: lastsDays === undefined ? null : now + lastsDays * DAY,
    claimedAt: claimedDaysAgo === undefined ? null : now - claimedDaysAgo * DAY,
  });
}
