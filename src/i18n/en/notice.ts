import type es from '../es/notice';
import type { Translation } from '../translation';

export default {
  player: 'For players',
  agent: 'For agents',
  unread: 'Unread',
  markRead: 'Mark as read',
  published: 'Published on {date}',
  empty: 'No announcements for now.',
} satisfies Translation<typeof es>;
