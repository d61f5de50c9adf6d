import { lotteries } from '../../fixtures/lottery/lotteries';
import type { Scenario } from '../admin/scenario';
import { bets, orders } from '../db/lottery/bet';
import { nextDraw } from '../rules/lottery/draws';

export const drawClosesIn10s: Scenario = {
  area: 'games',
  description: 'The clock moves on until ten seconds before the next draw',
  enter: (db) => {
    const next = lotteries.map((lottery) => nextDraw(db, lottery).opensAt);
    db.clock.set(Math.min(...next.filter((at) => at - 10_000 > db.clock.now())) - 10_000);
  },
};

export const drawsTakePlace: Scenario = {
  area: 'games',
  description: 'The clock moves on until every draw with an open bet has taken place',
  enter: (db) => {
    const open = db.table(orders).filter(({ isDrawn }) => !isDrawn);
    const last = Math.max(...open.map(({ opensAt }) => opensAt));
    if (last > db.clock.now()) db.clock.set(last + 1);
  },
};

export const noBets: Scenario = {
  area: 'money',
  description: 'No bet was ever placed',
  enter: (db) => {
    for (const { id } of db.table(bets).all()) db.table(bets).delete(id);
    for (const { id } of db.table(orders).all()) db.table(orders).delete(id);
  },
};
