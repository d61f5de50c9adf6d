import type { Scenario } from '../../admin/scenario';
import { removeNotices } from '../actions/messages';

export const noPopups: Scenario = {
  area: 'content',
  description: 'No pop-up after login',
  enter: (db) => removeNotices(db, 'PU'),
};
