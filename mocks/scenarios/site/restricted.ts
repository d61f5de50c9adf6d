import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const restricted: Scenario = {
  area: 'platform',
  description: 'The visitor’s region is restricted',
  enter: (db) => changeSetting(db, 'status', { maintenance: false, regionRestriction: true }),
};
