import { type } from 'arktype';
import { type AgreementKind, proposals } from '../../fixtures/agreements';
import type { Database } from '../core/database';
import { table } from '../core/table';

const agreement = type({
  id: 'string',
  memberId: 'string',
  kind: "'daily' | 'dividend' | 'hourly'",
  state: "'pending' | 'accepted' | 'declined'",
  proposedBy: 'string',
  proposedAt: 'number',
  answeredAt: 'number | null',
});
export type Agreement = typeof agreement.infer;

/** One contract of a kind a member, keyed `<member>/<kind>`. */
export const agreements = table('agreements', agreement);

const HOUR = 3_600_000;

export function propose(db: Database, memberId: string, kind: AgreementKind) {
  const id = `${memberId}/${kind}`;
  const proposedAt = db.clock.now() - 5 * HOUR;
  const { proposedBy } = proposals[kind];
  const answer = { state: 'pending' as const, answeredAt: null };
  return db.of(agreements).put({ id, memberId, kind, proposedBy, proposedAt, ...answer });
}

export async function seedAgreements(db: Database) {
  await propose(db, 'm-victor', 'daily');
  await propose(db, 'm-agustin', 'dividend');
  const answeredAt = db.clock.now() - 900 * HOUR;
  await db.of(agreements).change('m-agustin/dividend', { state: 'accepted', answeredAt });
}
