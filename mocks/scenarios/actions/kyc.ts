import type { Database } from '../../core/database';
import { setKycProgress } from '../../db/kyc';
import { findMember } from './members';

/** Sets the documents of a member, and the hours since the application was submitted and verified. */
export const setKyc = (
  db: Database,
  account: string,
  progress: Parameters<typeof setKycProgress>[2],
) => setKycProgress(db, findMember(db, account).id, progress);
