import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const vendorWithoutAddress: Scenario = {
  area: 'games',
  description: 'The games of the vendor Papagayo have no address: they cannot be opened',
  enter: (db) => changeSetting(db, 'catalogue', { vendorsWithoutAddress: ['PG'] }),
};
