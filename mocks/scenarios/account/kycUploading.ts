import type { Scenario } from '../../admin/scenario';
import { setKyc } from '../actions/kyc';

export const kycUploading: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded one document',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 1 }),
};
