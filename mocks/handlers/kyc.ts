import * as contract from '../../src/contract/kyc';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { reject } from '../core/requestError';
import { type Kyc, kycs } from '../db/kyc';
import { settingOf } from '../db/setting';
import { checkPicture } from '../rules/pictures';

const NEEDED = 3;
const HOUR = 3_600_000;

const applicationOf = (db: Database, id: string): Kyc =>
  db.table(kycs).get(id) ?? { id, documents: [], form: null, submittedAt: null, verifiedAt: null };

/** An application is verified automatically after the review time. */
function toWire(db: Database, { documents, form, submittedAt, verifiedAt }: Kyc): contract.Kyc {
  const review = settingOf(db, 'kyc').reviewHours * HOUR;
  const passes = verifiedAt ?? (submittedAt === null ? null : submittedAt + review);
  const isVerified = passes !== null && passes <= db.clock.now();
  const step =
    documents.length === 0 ? 'none' : documents.length < NEEDED ? 'uploading' : 'uploaded';
  return {
    state: isVerified ? 'verified' : submittedAt !== null ? 'reviewing' : step,
    documents,
    ...(form ? { form: form as contract.Kyc['form'] } : {}),
    ...(submittedAt !== null ? { submittedAt } : {}),
    ...(isVerified ? { verifiedAt: passes } : {}),
  };
}

export const kyc = [
  handle(contract.kyc, ({ db, member }) => toWire(db, applicationOf(db, member.id))),

  handle(contract.uploadKycDocument, async ({ db, member, input: { side, file } }) => {
    const mime = await checkPicture(file);
    const application = applicationOf(db, member.id);
    if (application.submittedAt !== null) reject('kyc_closed');
    const others = application.documents.filter((document) => document.side !== side);
    const documents = [...others, { side, mime, size: file.size, at: db.clock.now() }];
    return toWire(db, await db.table(kycs).upsert({ ...application, documents }));
  }),

  handle(contract.submitKyc, async ({ db, member, input }) => {
    const application = applicationOf(db, member.id);
    if (application.submittedAt !== null) reject('kyc_closed');
    if (application.documents.length < NEEDED) reject('kyc_documents_missing');
    const form = Object.fromEntries(
      Object.entries(input).filter(([name, value]) => name in FIELDS && typeof value === 'string'),
    ) as Record<string, string>;
    const submittedAt = db.clock.now();
    return toWire(db, await db.table(kycs).upsert({ ...application, form, submittedAt }));
  }),
];

const FIELDS = {
  permanentAddress: 1,
  currentAddress: 1,
  nationality: 1,
  placeOfBirth: 1,
  occupation: 1,
  sourceOfIncome: 1,
};
