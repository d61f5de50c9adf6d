import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const maintenanceAndRestricted: Scenario = {
  area: 'platform',
  description: 'The platform is under maintenance and the visitor’s region is restricted',
  enter: (db) => changeSetting(db, 'status', { maintenance: true, regionRestriction: true }),
};
