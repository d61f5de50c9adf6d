import type { Scenario } from '../../admin/scenario';
import { removeNotices } from '../actions/messages';

export const noNotices: Scenario = {
  area: 'content',
  description: 'No announcement, banner or pop-up at all',
  enter: (db) => removeNotices(db),
};
