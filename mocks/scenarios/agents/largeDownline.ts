import { largeDownline as createRows } from '../../../fixtures/agents/downline';
import type { Scenario } from '../../admin/scenario';
import { members } from '../../db/account/member';
import { createDownline } from '../../db/agents/agent';

export const largeDownline: Scenario = {
  area: 'agents',
  description: 'Agustín has 5,000 members more in his downline',
  enter: async (db) => {
    const rows = createRows(5000).filter(({ id }) => !db.table(members).get(id));
    await createDownline(db, rows, db.randomFor('largeDownline'));
  },
};
