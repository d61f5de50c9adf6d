import { largeDownline as createRows } from '../../fixtures/agents/downline';
import type { Scenario } from '../admin/scenario';
import { members } from '../db/account/member';
import { createDownline } from '../db/agents/agent';
import { agentContracts, proposeContract } from '../db/agents/agentContract';
import { emptyMember, findMember, realMembers } from './actions/members';

export const contractsPending: Scenario = {
  area: 'agents',
  description: 'Every real member has a daily, a dividend and an hourly agent contract to answer',
  enter: async (db) => {
    for (const { id } of realMembers(db))
      for (const kind of ['daily', 'dividend', 'hourly'] as const)
        await proposeContract(db, id, kind);
  },
};

export const largeDownline: Scenario = {
  area: 'agents',
  description: 'Agustín has 5,000 members more in his downline',
  enter: async (db) => {
    const rows = createRows(5000).filter(({ id }) => !db.table(members).get(id));
    await createDownline(db, rows, db.randomFor('largeDownline'));
  },
};

export const newAgent: Scenario = {
  area: 'agents',
  description:
    'Agustín has just become an agent: nobody is below him, and he has no money and no past',
  enter: async (db) => {
    const { id } = findMember(db, 'agustin');
    emptyMember(db, 'agustin');
    for (const member of db.table(members).filter((each) => each.upline === id))
      await db.table(members).update(member.id, { upline: null });
    for (const member of db.table(members).filter((each) => each.referrer === id))
      await db.table(members).update(member.id, { referrer: null });
  },
};

export const noContracts: Scenario = {
  area: 'agents',
  description: 'No member has an agent contract',
  enter: (db) => {
    for (const { id } of db.table(agentContracts).all()) db.table(agentContracts).delete(id);
  },
};
