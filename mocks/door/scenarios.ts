import type { Database } from '../core/database';
import { notices } from '../db/notice';
import { settings } from '../db/setting';
import { moneyScenarios } from './scenarios-money';

interface Scenario {
  about: string;
  play(db: Database): Promise<unknown> | unknown;
}

const set = (topic: string, change: Record<string, unknown>) => (db: Database) =>
  db.of(settings).change(topic, (row) => void Object.assign(row.value, change));

/** Named situations. Each starts from the database as it stands; reset brings the seed back. */
export const scenarios: Record<string, Scenario> = {
  ...moneyScenarios,
  maintenance: {
    about: 'The platform is under maintenance',
    play: set('status', { maintenance: true }),
  },
  restricted: {
    about: 'The visitor’s region is restricted',
    play: set('status', { regionRestriction: true }),
  },
  open: {
    about: 'Neither maintenance nor restriction',
    play: set('status', { maintenance: false, regionRestriction: false }),
  },
  noNotices: {
    about: 'No announcement, banner or pop-up at all',
    play: (db) => {
      for (const { id } of db.of(notices).all()) db.of(notices).remove(id);
    },
  },
  noPopups: {
    about: 'Nothing pops up after login',
    play: (db) => {
      for (const { id } of db.of(notices).where(({ type }) => type === 'PU'))
        db.of(notices).remove(id);
    },
  },
};
