import type { Scenario } from '../../admin/scenario';
import { setKyc } from '../actions/kyc';

export const kycPending: Scenario = {
  area: 'kyc',
  description: 'Lucía’s application is in review',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3, submittedHoursAgo: 1 }),
};
