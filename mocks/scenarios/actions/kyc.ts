import type { Database } from '../../core/database';
import { type KycProgress, setKycProgress } from '../../db/account/kyc';
import { findMember } from './members';

export const setKyc = (db: Database, account: string, progress: KycProgress) =>
  setKycProgress(db, findMember(db, account).id, progress);
