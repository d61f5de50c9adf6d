import type { Scenario } from '../../admin/scenario';
import { closeOpenDeposits } from '../actions/money';

export const depositsRejected: Scenario = {
  area: 'money',
  description: 'Every open deposit is rejected now',
  enter: (db) => closeOpenDeposits(db, 'rejected'),
};
