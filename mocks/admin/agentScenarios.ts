import { largeDownline } from '../../fixtures/downline';
import { createDownline } from '../db/agent';
import { members } from '../db/member';
import type { Scenario } from './scenario';

const COUNT = 5000;

export const agentScenarios: Record<string, Scenario> = {
  largeDownline: {
    description: `Agustín has ${COUNT.toLocaleString('en')} members more in his downline`,
    apply: async (db) => {
      const rows = largeDownline(COUNT).filter(({ id }) => !db.table(members).get(id));
      await createDownline(db, rows, db.randomFor('largeDownline'));
    },
  },
};
