import type { Scenario } from '../../admin/scenario';
import { bets, orders } from '../../db/lottery/bet';

export const noBets: Scenario = {
  area: 'money',
  description: 'No bet was ever placed',
  enter: (db) => {
    for (const { id } of db.table(bets).all()) db.table(bets).delete(id);
    for (const { id } of db.table(orders).all()) db.table(orders).delete(id);
  },
};
