import type { Scenario } from '../../admin/scenario';
import { setKyc } from '../actions/kyc';

export const kycVerified: Scenario = {
  area: 'kyc',
  description: 'Lucía is verified',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3, submittedHoursAgo: 30, verifiedHoursAgo: 6 }),
};
