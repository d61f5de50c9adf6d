import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const feedback = type({
  id: 'string',
  memberId: 'string',
  kind: "'deposit' | 'withdrawal' | 'game' | 'customerService' | 'application' | 'other'",
  content: 'string',
  images: 'number.integer',
  at: 'number',
});
export type Feedback = typeof feedback.infer;

export const feedbacks = defineTable('feedbacks', feedback);

const HOUR = 3_600_000;

export async function seedFeedbacks(db: Database) {
  const now = db.clock.now();
  const shared = { memberId: 'm-lucia', images: 0 };
  await db.table(feedbacks).create({
    ...shared,
    id: 'FB-1',
    kind: 'withdrawal',
    content: 'Mi retiro del martes todavía no llega a mi cuenta.',
    images: 1,
    at: now - 96 * HOUR,
  });
  await db.table(feedbacks).create({
    ...shared,
    id: 'FB-2',
    kind: 'game',
    content: 'La ruleta se quedó cargando, pero me devolvieron la apuesta.',
    at: now - HOUR / 2,
  });
}
