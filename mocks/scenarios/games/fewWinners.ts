import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const fewWinners: Scenario = {
  area: 'games',
  description: 'Six winners: the ticker does not move',
  enter: (db) => changeSetting(db, 'winners', { max: 6 }),
};
