import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const licenceStrict: Scenario = {
  area: 'platform',
  description: 'The licence is strict: a deposit limit is required, looser limits wait for a week',
  enter: (db) => changeSetting(db, 'licence', { profile: 'strict' }),
};
