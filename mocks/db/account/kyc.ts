import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

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

export interface KycProgress {
  /** How many documents are uploaded. */
  uploaded: number;
  submittedHoursAgo?: number;
  verifiedHoursAgo?: number;
  /** The code of the reason for the rejection. */
  reason?: string;
}

export async function setKycProgress(
  db: Database,
  id: string,
  { uploaded, submittedHoursAgo, verifiedHoursAgo, reason }: KycProgress,
) {
  const now = db.clock.now();
  const at = now - ((submittedHoursAgo ?? 0) + 1) * HOUR;
  const timeOf = (hoursAgo?: number) => (hoursAgo === undefined ? null : now - hoursAgo * HOUR);
  const file = { mime: 'image/jpeg', size: 482_133, at };
  await db.table(kycs).upsert({
    id,
    documents: SIDES.slice(0, uploaded).map((side) => ({ side, ...file })),
    form: submittedHoursAgo === undefined ? null : FORM,
    submittedAt: timeOf(submittedHoursAgo),
    verifiedAt: timeOf(verifiedHoursAgo),
    // Empty, because an upsert would keep the reason of an earlier rejection.
    reason: reason ?? '',
  });
}

export async function seedKycs(db: Database) {
  await setKycProgress(db, 'm-lucia', {
    uploaded: 3,
    submittedHoursAgo: 410,
    verifiedHoursAgo: 400,
  });
  await setKycProgress(db, 'm-victor', { uploaded: 3, submittedHoursAgo: 3 });
  await setKycProgress(db, 'm-agustin', { uploaded: 3 });
  await setKycProgress(db, 'm-d01', { uploaded: 1 });
}
