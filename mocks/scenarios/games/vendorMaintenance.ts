import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const vendorMaintenance: Scenario = {
  area: 'games',
  description: 'The vendor Papagayo is under maintenance: its games cannot be opened',
  enter: (db) => changeSetting(db, 'catalogue', { closedVendors: ['PG'] }),
};
