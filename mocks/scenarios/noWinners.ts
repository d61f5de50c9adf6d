import type { Scenario } from '../admin/scenario';
import { changeSetting } from './verbs/settings';

export const noWinners: Scenario = {
  area: 'games',
  description: 'There are no recent winners',
  enter: (db) => changeSetting(db, 'winners', { max: 0 }),
};
