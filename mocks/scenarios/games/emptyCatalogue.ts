import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const emptyCatalogue: Scenario = {
  area: 'games',
  description: 'No games at all',
  enter: (db) => changeSetting(db, 'catalogue', { isEmpty: true }),
};
