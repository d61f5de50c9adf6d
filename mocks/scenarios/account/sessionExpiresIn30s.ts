import type { Scenario } from '../../admin/scenario';
import { sessions } from '../../db/account/session';
import { changeSetting } from '../actions/settings';

export const sessionExpiresIn30s: Scenario = {
  area: 'session',
  description: 'Sessions end after 30 seconds, those that are open now too',
  enter: async (db) => {
    await changeSetting(db, 'limits', { sessionSeconds: 30 });
    const expiresAt = db.clock.now() + 30_000;
    for (const { id } of db.table(sessions).filter((session) => session.expiresAt > expiresAt))
      await db.table(sessions).update(id, { expiresAt });
  },
};
