import { lotteries } from '../../../fixtures/lottery/lotteries';
import type { Scenario } from '../../admin/scenario';
import { nextDraw } from '../../rules/lottery/draws';

export const drawClosesIn10s: Scenario = {
  area: 'games',
  description: 'The clock moves on until ten seconds before the next draw',
  enter: (db) => {
    const next = lotteries.map((lottery) => nextDraw(db, lottery).opensAt);
    db.clock.set(Math.min(...next.filter((at) => at - 10_000 > db.clock.now())) - 10_000);
  },
};
