import { largeDownline as createRows } from '../../fixtures/downline';
import type { Scenario } from '../admin/scenario';
import { createDownline } from '../db/agent';
import { members } from '../db/member';

export const largeDownline: Scenario = {
  area: 'agents',
  description: 'Agustín has 5,000 members more in his downline',
  enter: async (db) => {
    const rows = createRows(5000).filter(({ id }) => !db.table(members).get(id));
    await createDownline(db, rows, db.randomFor('largeDownline'));
  },
};
