import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const side = type("'front' | 'back' | 'selfie'");

const kyc = type({
  id: 'string',
  documents: type({ side, mime: 'string', size: 'number.integer', at: 'number' }).array(),
  form: type({ '[string]': 'string' }).or('null'),
  submittedAt: 'number | null',
  verifiedAt: 'number | null',
});
export type Kyc = typeof kyc.infer;

/** One application a member, keyed by the member. */
export const kycs = table('kycs', kyc);

const HOUR = 3_600_000;
const SIDES = ['front', 'back', 'selfie'] as const;

const FORM = {
  permanentAddress: 'Jr. de la Unión 312, Lima',
  currentAddress: 'Jr. de la Unión 312, Lima',
  nationality: 'PE',
  placeOfBirth: 'Arequipa',
  occupation: 'Diseñadora',
  sourceOfIncome: 'salary',
};

/** How far an application has come: how many documents, and hours since it was sent and passed. */
export async function setKyc(
  db: Database,
  id: string,
  { count, sent, passed }: { count: number; sent?: number; passed?: number },
) {
  const now = db.clock.now();
  const at = now - ((sent ?? 0) + 1) * HOUR;
  const documents = SIDES.slice(0, count).map((one) => ({
    side: one,
    mime: 'image/jpeg',
    size: 482_133,
    at,
  }));
  await db.of(kycs).put({
    id,
    documents,
    form: sent === undefined ? null : FORM,
    submittedAt: sent === undefined ? null : now - sent * HOUR,
    verifiedAt: passed === undefined ? null : now - passed * HOUR,
  });
}

export async function seedKycs(db: Database) {
  await setKyc(db, 'm-lucia', { count: 3, sent: 410, passed: 400 });
  await setKyc(db, 'm-victor', { count: 3, sent: 3 });
  await setKyc(db, 'm-agustin', { count: 3 });
  await setKyc(db, 'm-d01', { count: 1 });
}
