import type { Scenario } from '../admin/scenario';
import { removeNotices, setUnread } from './actions/messages';

export const noNotices: Scenario = {
  area: 'content',
  description: 'No announcement, banner or pop-up at all',
  enter: (db) => removeNotices(db),
};

export const noPopups: Scenario = {
  area: 'content',
  description: 'No pop-up after login',
  enter: (db) => removeNotices(db, 'PU'),
};

export const unread0: Scenario = {
  area: 'content',
  description: 'Nothing is unread in inbox and chat',
  enter: (db) => setUnread(db, 0),
};

export const unread100: Scenario = {
  area: 'content',
  description: '100 unread in inbox and chat',
  enter: (db) => setUnread(db, 100),
};

export const unread99: Scenario = {
  area: 'content',
  description: '99 unread in inbox and chat',
  enter: (db) => setUnread(db, 99),
};
