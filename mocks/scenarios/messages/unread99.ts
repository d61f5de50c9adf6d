import type { Scenario } from '../../admin/scenario';
import { setUnread } from '../actions/messages';

export const unread99: Scenario = {
  area: 'content',
  description: '99 unread in inbox and chat',
  enter: (db) => setUnread(db, 99),
};
