import * as contract from '../../../src/contract/account/kyc';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { kycs } from '../../db/account/kyc';
import {
  applicationOf,
  isOpenForChanges,
  NEEDED_DOCUMENTS,
  toWireKyc,
} from '../../rules/account/kyc';
import { checkPicture } from '../../rules/site/pictures';

const MIN_LENGTH = 2;
const REQUIRED = ['permanentAddress', 'nationality', 'occupation', 'sourceOfIncome'] as const;
const OPTIONAL = ['currentAddress', 'placeOfBirth'] as const;

type Details = Partial<Record<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number], string>>;

/** The details without the spaces around them, and without empty ones. Rejects a required detail that is too short. */
function parseDetails(input: Details) {
  const entries = [...REQUIRED, ...OPTIONAL].map((name) => [name, (input[name] ?? '').trim()]);
  const details = Object.fromEntries(entries) as Record<string, string>;
  const field = REQUIRED.find((name) => (details[name] ?? '').length < MIN_LENGTH);
  if (field) reject('field_invalid', { value: { field } });
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

export const kyc = [
  handle(contract.kyc, ({ db, member, languageCode }) =>
    toWireKyc(db, applicationOf(db, member.id), languageCode),
  ),

  handle(
    contract.uploadKycDocument,
    async ({ db, member, languageCode, input: { side, file } }) => {
      const mime = await checkPicture(file);
      const application = applicationOf(db, member.id);
      if (!isOpenForChanges(db, application)) reject('pending_review');
      const others = application.documents.filter((document) => document.side !== side);
      const documents = [...others, { side, mime, size: file.size, at: db.clock.now() }];
      const changed = await db.table(kycs).upsert({ ...application, documents });
      return toWireKyc(db, changed, languageCode);
    },
  ),

  handle(contract.submitKyc, async ({ db, member, languageCode, input }) => {
    const application = applicationOf(db, member.id);
    if (!isOpenForChanges(db, application)) reject('pending_review');
    if (application.documents.length < NEEDED_DOCUMENTS) reject('kyc_documents_missing');
    const form = parseDetails(input);
    const { reason: _, ...withoutReason } = application;
    const submittedAt = db.clock.now();
    const submitted = { ...withoutReason, form, submittedAt, verifiedAt: null };
    // Deleted first: an upsert would keep the reason of the earlier rejection.
    db.table(kycs).delete(member.id);
    return toWireKyc(db, await db.table(kycs).upsert(submitted), languageCode);
  }),
];
