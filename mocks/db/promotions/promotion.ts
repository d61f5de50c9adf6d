import { type } from 'arktype';
import { promotions as seeded } from '../../../fixtures/promotions/promotions';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const promotion = type({ id: 'string', startsAt: 'number', endsAt: 'number' });
/** The dates of the promotions in fixtures/promotions/promotions.ts. */
export const promotions = defineTable('promotions', promotion);

const application = type({
  id: 'string',
  memberId: 'string',
  promotionId: 'string',
  state: "'applying' | 'process' | 'issued' | 'claimed' | 'rejected' | 'joined' | 'signed'",
  remark: 'string',
  /** Type and size of each picture. */
  images: 'string[]',
  at: 'number',
  /** The time of the next step of the review. Null when no step follows. */
  nextAt: 'number | null',
});
export type Application = typeof application.infer;

/** The id is `<member>/<promotion>`. */
export const applications = defineTable('applications', application);

const DAY = 86_400_000;

export async function seedPromotions(db: Database) {
  const now = db.clock.now();
  for (const { id, startsInDays, endsInDays, lucia } of seeded) {
    const startsAt = now + startsInDays * DAY;
    await db.table(promotions).create({ id, startsAt, endsAt: now + endsInDays * DAY });
    if (!lucia) continue;
    await db.table(applications).create({
      id: `m-lucia/${id}`,
      memberId: 'm-lucia',
      promotionId: id,
      state: lucia,
      remark: '',
      images: [],
      at: now - 2 * DAY,
      nextAt: null,
    });
  }
}
