import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const open: Scenario = {
  area: 'platform',
  description: 'The platform is open to everybody',
  enter: (db) => changeSetting(db, 'status', { maintenance: false, regionRestriction: false }),
};
