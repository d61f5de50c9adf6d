import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'অপঠিত',
  empty: 'এখন কোনো ঘোষণা নেই।',
} satisfies Translation<typeof es>;
