import type { Scenario } from '../admin/scenario';
import { promotions } from '../db/promotions/promotion';
import { countForBonus, payBonus } from '../rules/promotions/bonus';
import { closeApplications } from './actions/money';

export const applicationsIssued: Scenario = {
  area: 'promotions',
  description: 'Every open application for a promotion is granted',
  enter: (db) => closeApplications(db, 'issued'),
};

export const applicationsRejected: Scenario = {
  area: 'promotions',
  description: 'Every open application for a promotion is rejected',
  enter: (db) => closeApplications(db, 'rejected'),
};

export const bonusesOpen: Scenario = {
  area: 'promotions',
  description: 'Lucía has a bonus that was played, one that she plays, and one that waits',
  enter: async (db) => {
    const at = db.clock.now();
    const pay = (offerId: string, amount: number) =>
      payBonus(db, 'm-lucia', { amount, offerId, ref: db.newId('D'), at });
    const play = (stake: number) => countForBonus(db, 'm-lucia', { stake, gameType: 'RNG', at });
    await pay('DAILY', 1_000);
    await play(3_000);
    await pay('WELCOME', 10_000);
    await play(34_000);
    await pay('WEEKEND', 2_500);
  },
};

export const promotionEnded: Scenario = {
  area: 'promotions',
  description: 'The promotions "First week" and "Coin of the day" have just ended',
  enter: async (db) => {
    const endsAt = db.clock.now() - 1;
    for (const id of ['P-newbie', 'P-daily']) await db.table(promotions).update(id, { endsAt });
  },
};
