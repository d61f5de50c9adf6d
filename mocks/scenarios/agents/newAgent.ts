import type { Scenario } from '../../admin/scenario';
import { members } from '../../db/account/member';
import { emptyMember, findMember } from '../actions/members';

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
