import type { Scenario } from '../../admin/scenario';
import { closeOpenDeposits } from '../actions/money';

export const depositsPaid: Scenario = {
  area: 'money',
  description: 'Every open deposit is paid now',
  enter: (db) => closeOpenDeposits(db, 'paid'),
};
