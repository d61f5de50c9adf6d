import type { Scenario } from '../../admin/scenario';
import { closeOpenDeposits } from '../actions/money';

export const depositsExpired: Scenario = {
  area: 'money',
  description: 'Every open deposit expires now',
  enter: (db) => closeOpenDeposits(db, 'expired'),
};
