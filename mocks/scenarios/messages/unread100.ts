import type { Scenario } from '../../admin/scenario';
import { setUnread } from '../actions/messages';

export const unread100: Scenario = {
  area: 'content',
  description: '100 unread in inbox and chat',
  enter: (db) => setUnread(db, 100),
};
