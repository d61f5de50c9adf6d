import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const noWinners: Scenario = {
  area: 'games',
  description: 'There are no recent winners',
  enter: (db) => changeSetting(db, 'winners', { max: 0 }),
};
