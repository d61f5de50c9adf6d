import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'Unread',
  empty: 'No announcements right now.',
  popups: 'News for you',
} satisfies Translation<typeof es>;
