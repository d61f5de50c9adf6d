import { type } from 'arktype';
import { promotions as seeded } from '../../fixtures/promotions';
import type { Database } from '../core/database';
import { table } from '../core/table';

const promotion = type({ id: 'string', startsAt: 'number', endsAt: 'number' });
/** When each of fixtures/promotions.ts runs. */
export const promotions = table('promotions', promotion);

const application = type({
  id: 'string',
  memberId: 'string',
  promotionId: 'string',
  state: "'applying' | 'process' | 'issued' | 'claimed' | 'rejected' | 'joined' | 'signed'",
  remark: 'string',
  /** Type and size of each picture. */
  images: 'string[]',
  at: 'number',
  /** When the house takes the next step; null when it has none. */
  nextAt: 'number | null',
});
export type Application = typeof application.infer;

/** Keyed `<member>/<promotion>`. */
export const applications = table('applications', application);

const DAY = 86_400_000;

export async function seedPromotions(db: Database) {
  const now = db.clock.now();
  for (const { id, startsInDays, endsInDays, lucia } of seeded) {
    const startsAt = now + startsInDays * DAY;
    await db.of(promotions).add({ id, startsAt, endsAt: now + endsInDays * DAY });
    if (!lucia) continue;
    await db.of(applications).add({
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
