import type { Scenario } from '../../admin/scenario';
import { proposeContract } from '../../db/agents/agentContract';
import { realMembers } from '../actions/members';

export const contractsPending: Scenario = {
  area: 'agents',
  description: 'Every real member has a daily, a dividend and an hourly agent contract to answer',
  enter: async (db) => {
    for (const { id } of realMembers(db))
      for (const kind of ['daily', 'dividend', 'hourly'] as const)
        await proposeContract(db, id, kind);
  },
};
