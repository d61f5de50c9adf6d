import type { Scenario } from '../../admin/scenario';
import { setKyc } from '../actions/kyc';

export const kycUploaded: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded all documents',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3 }),
};
