import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const maintenance: Scenario = {
  area: 'platform',
  description: 'The platform is under maintenance',
  enter: (db) => changeSetting(db, 'status', { maintenance: true, regionRestriction: false }),
};
