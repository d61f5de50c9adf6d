import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'অপঠিত',
  empty: 'এখন কোনো ঘোষণা নেই।',
  popups: 'আপনার জন্য খবর',
} satisfies Translation<typeof es>;
