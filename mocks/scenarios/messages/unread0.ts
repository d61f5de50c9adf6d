import type { Scenario } from '../../admin/scenario';
import { setUnread } from '../actions/messages';

export const unread0: Scenario = {
  area: 'content',
  description: 'Nothing is unread in inbox and chat',
  enter: (db) => setUnread(db, 0),
};
