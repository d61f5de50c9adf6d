import type { Scenario } from '../../admin/scenario';
import { sessions } from '../../db/account/session';

export const sessionExpired: Scenario = {
  area: 'session',
  description: 'Every session is revoked: the next call with a token is answered as logged out',
  enter: async (db) => {
    for (const { id } of db.table(sessions).filter(({ revoked }) => !revoked))
      await db.table(sessions).update(id, { revoked: true });
  },
};
