import type { Scenario } from '../../admin/scenario';
import { agentContracts } from '../../db/agents/agentContract';

export const noContracts: Scenario = {
  area: 'agents',
  description: 'No member has an agent contract',
  enter: (db) => {
    for (const { id } of db.table(agentContracts).all()) db.table(agentContracts).delete(id);
  },
};
