import { type } from 'arktype';
import { rewards as seeded } from '../../fixtures/rewards';
import type { Database } from '../core/database';
import { table } from '../core/table';
import { isReal, members } from './member';

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
const FOR_ALL = 4;

export async function seedRewards(db: Database) {
  const now = db.clock.now();
  for (const { id: memberId } of db.of(members).where(isReal)) {
    for (const [i, one] of seeded.entries()) {
      if (i >= FOR_ALL && memberId !== 'm-lucia') continue;
      await db.of(rewards).add({
        id: `${memberId}/${one.id}`,
        memberId,
        kind: one.kind,
        title: one.title,
        text: one.text,
        amount: one.amount,
        expiresAt: one.lastsDays === undefined ? null : now + one.lastsDays * DAY,
        claimedAt: one.claimedDaysAgo === undefined ? null : now - one.claimedDaysAgo * DAY,
        needed: one.needed ?? 0,
        since: now - 2 * DAY,
      });
    }
  }
}
