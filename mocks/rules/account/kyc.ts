import type { Kyc as WireKyc } from '../../../src/contract/account/kyc';
import type { Database } from '../../core/database';
import { messageFor } from '../../core/messages/messages';
import { type Kyc, kycs } from '../../db/account/kyc';
import { settingOf } from '../../db/site/setting';

export const NEEDED_DOCUMENTS = 3;
const HOUR = 3_600_000;

export const applicationOf = (db: Database, id: string): Kyc =>
  db.table(kycs).get(id) ?? { id, documents: [], form: null, submittedAt: null, verifiedAt: null };

/** Test value: an application with this occupation is rejected. */
const REJECTED_OCCUPATION = 'no';

/** The review of a submitted application ends after a fixed time of the database's clock. */
function reviewOf(db: Database, { form, submittedAt, verifiedAt, reason }: Kyc) {
  if (reason) return { state: 'rejected', reason } as const;
  if (submittedAt === null) return undefined;
  const endsAt = verifiedAt ?? submittedAt + settingOf(db, 'kyc').reviewHours * HOUR;
  if (endsAt > db.clock.now()) return { state: 'reviewing' } as const;
  if (form?.occupation?.toLowerCase() === REJECTED_OCCUPATION)
    return { state: 'rejected', reason: 'reason_details_wrong' } as const;
  return { state: 'verified', verifiedAt: endsAt } as const;
}

/** Documents and details can be sent before the review, and again after a rejection. */
export function isOpenForChanges(db: Database, application: Kyc) {
  const state = reviewOf(db, application)?.state;
  return state === undefined || state === 'rejected';
}

export const isVerified = (db: Database, memberId: string) =>
  reviewOf(db, applicationOf(db, memberId))?.state === 'verified';

/** How far an application is that was not submitted. */
function uploadState(documentCount: number) {
  if (documentCount === 0) return 'none';
  return documentCount < NEEDED_DOCUMENTS ? 'uploading' : 'uploaded';
}

export function toWireKyc(db: Database, application: Kyc, languageCode: string): WireKyc {
  const { documents, form, submittedAt } = application;
  const review = reviewOf(db, application);
  return {
    state: review?.state ?? uploadState(documents.length),
    documents,
    ...(form ? { form: form as WireKyc['form'] } : {}),
    ...(submittedAt !== null ? { submittedAt } : {}),
    ...(review?.state === 'verified' ? { verifiedAt: review.verifiedAt } : {}),
    ...(review?.state === 'rejected' ? { reason: messageFor(review.reason, languageCode) } : {}),
  };
}
