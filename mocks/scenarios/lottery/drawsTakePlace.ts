import type { Scenario } from '../../admin/scenario';
import { orders } from '../../db/lottery/bet';

export const drawsTakePlace: Scenario = {
  area: 'games',
  description: 'The clock moves on until every draw with an open bet has taken place',
  enter: (db) => {
    const open = db.table(orders).filter(({ isDrawn }) => !isDrawn);
    const last = Math.max(...open.map(({ opensAt }) => opensAt));
    if (last > db.clock.now()) db.clock.set(last + 1);
  },
};
