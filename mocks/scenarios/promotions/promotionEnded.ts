import type { Scenario } from '../../admin/scenario';
import { promotions } from '../../db/promotions/promotion';

export const promotionEnded: Scenario = {
  area: 'promotions',
  description: 'The promotions "First week" and "Coin of the day" have just ended',
  enter: async (db) => {
    const endsAt = db.clock.now() - 1;
    for (const id of ['P-newbie', 'P-daily']) await db.table(promotions).update(id, { endsAt });
  },
};
