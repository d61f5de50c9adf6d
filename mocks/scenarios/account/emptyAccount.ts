import type { Scenario } from '../../admin/scenario';
import { emptyMember } from '../actions/members';

export const emptyAccount: Scenario = {
  area: 'account',
  description: 'Lucía has no money, no past and no messages',
  enter: (db) => emptyMember(db, 'lucia'),
};
