import type { Scenario } from '../admin/scenario';
import { promotions } from '../db/promotions/promotion';
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

export const promotionEnded: Scenario = {
  area: 'promotions',
  description: 'The promotions "First week" and "Coin of the day" have just ended',
  enter: async (db) => {
    const endsAt = db.clock.now() - 1;
    for (const id of ['P-newbie', 'P-daily']) await db.table(promotions).update(id, { endsAt });
  },
};
