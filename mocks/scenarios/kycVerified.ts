import type { Scenario } from '../admin/scenario';
import { setKyc } from './actions/kyc';

export const kycVerified: Scenario = {
  area: 'kyc',
  description: 'Lucía is verified',
  enter: (db) => setKyc(db, 'lucia', { count: 3, sent: 30, passed: 6 }),
};
