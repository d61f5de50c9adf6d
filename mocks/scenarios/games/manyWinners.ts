import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const manyWinners: Scenario = {
  area: 'games',
  description: 'Seven winners: the ticker moves',
  enter: (db) => changeSetting(db, 'winners', { max: 7 }),
};
