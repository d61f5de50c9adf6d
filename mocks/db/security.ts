import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const security = type({
  /** The member's id. */
  id: 'string',
  paymentPassword: 'string | null',
  answers: type({ questionId: 'string', answer: 'string' }).array(),
});
export type Security = typeof security.infer;

/** What guards a member's money and way back in, besides the login password. */
export const securities = table('securities', security);

export const securityOf = (db: Database, id: string): Security =>
  db.of(securities).get(id) ?? { id, paymentPassword: null, answers: [] };

export const keepSecurity = (db: Database, id: string, change: Partial<Security>) =>
  db.of(securities).put({ ...securityOf(db, id), ...change });

export async function seedSecurity(db: Database) {
  const answers = [
    { questionId: 'pet', answer: 'canela' },
    { questionId: 'school', answer: 'san martín' },
    { questionId: 'city', answer: 'arequipa' },
  ];
  await db.of(securities).add({ id: 'm-lucia', paymentPassword: '246810', answers });
  for (const id of ['m-victor', 'm-agustin']) {
    await db.of(securities).add({ id, paymentPassword: '246810', answers: [] });
  }
}
