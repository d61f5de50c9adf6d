import { type } from 'arktype';
import type { Database } from '../core/database';
import { defineTable } from '../core/table';

const side = type("'front' | 'back' | 'selfie'");

const kyc = type({
  id: 'string',
  documents: type({ side, mime: 'string', size: 'number.integer', at: 'number' }).array(),
  form: type({ '[string]': 'string' }).or('null'),
  submittedAt: 'number | null',
  verifiedAt: 'number | null',
  /** The code of the reason for the rejection. */
  'reason?': 'string',
});
export type Kyc = typeof kyc.infer;

/** One application per member. The id is the member's. */
export const kycs = defineTable('kycs', kyc);

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

/** Sets the number of documents, and the hours since the application was submitted and verified. */
export async function setKycProgress(
  db: Database,
  id: string,
  {
    count,
    sent,
    passed,
    reason,
  }: { count: number; sent?: number; passed?: number; reason?: string },
) {
  const now = db.clock.now();
  const at = now - ((sent ?? 0) + 1) * HOUR;
  const documents = SIDES.slice(0, count).map((side) => ({
    side: side,
    mime: 'image/jpeg',
    size: 482_133,
    at,
  }));
  await db.table(kycs).upsert({
    id,
    documents,
    form: sent === undefined ? null : FORM,
    submittedAt: sent === undefined ? null : now - sent * HOUR,
    verifiedAt: passed === undefined ? null : now - passed * HOUR,
    // Empty, because an upsert would keep the reason of an earlier rejection.
    reason: reason ?? '',
  });
}

export async function seedKycs(db: Database) {
  await setKycProgress(db, 'm-lucia', { count: 3, sent: 410, passed: 400 });
  await setKycProgress(db, 'm-victor', { count: 3, sent: 3 });
  await setKycProgress(db, 'm-agustin', { count: 3 });
  await setKycProgress(db, 'm-d01', { count: 1 });
}
