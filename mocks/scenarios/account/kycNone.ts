import type { Scenario } from '../../admin/scenario';
import { kycs } from '../../db/account/kyc';

export const kycNone: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded no document',
  enter: (db) => db.table(kycs).delete('m-lucia'),
};
