import type { Scenario } from '../../admin/scenario';
import { SLOW_PICTURES } from '../../admin/slowPictures';
import { changeSetting } from '../actions/settings';

export const slowPictures: Scenario = {
  area: 'games',
  description: 'Pictures of games and vendors take three seconds longer',
  enter: (db) => changeSetting(db, 'site', { imageCdns: [`${SLOW_PICTURES}3000/`] }),
};
