import type { Scenario } from '../admin/scenario';
import { changeSetting } from './actions/settings';

export const licenceNone: Scenario = {
  area: 'platform',
  description: 'The licence has no tools for safe play',
  enter: (db) => changeSetting(db, 'licence', { profile: 'none' }),
};

export const licenceStrict: Scenario = {
  area: 'platform',
  description: 'The licence is strict: a deposit limit is required, looser limits wait for a week',
  enter: (db) => changeSetting(db, 'licence', { profile: 'strict' }),
};
