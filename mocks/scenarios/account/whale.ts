import type { Scenario } from '../../admin/scenario';
import { changeMember, setBalance } from '../actions/members';

export const whale: Scenario = {
  area: 'account',
  description: 'Lucía has 9,876,543.21 and the highest VIP level',
  enter: async (db) => {
    await setBalance(db, 'lucia', 987_654_321);
    await changeMember(db, 'lucia', { vipLevel: 10, points: 4_000_000 });
  },
};
