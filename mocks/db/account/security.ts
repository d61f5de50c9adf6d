import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const security = type({
  /** The id of the member. */
  id: 'string',
  paymentPassword: 'string | null',
  answers: type({ questionId: 'string', answer: 'string' }).array(),
});
export type Security = typeof security.infer;

/** Payment password and security questions. */
export const securities = defineTable('securities', security);

export const securityOf = (db: Database, id: string): Security =>
  db.table(securities).get(id) ?? { id, paymentPassword: null, answers: [] };

export const updateSecurity = (db: Database, id: string, change: Partial<Security>) =>
  db.table(securities).upsert({ ...securityOf(db, id), ...change });

export async function seedSecurity(db: Database) {
  const answers = [
    { questionId: 'pet', answer: 'canela' },
    { questionId: 'school', answer: 'san martín' },
    { questionId: 'city', answer: 'arequipa' },
  ];
  await db.table(securities).create({ id: 'm-lucia', paymentPassword: '246810', answers });
  for (const id of ['m-victor', 'm-agustin']) {
    await db.table(securities).create({ id, paymentPassword: '246810', answers: [] });
  }
}
