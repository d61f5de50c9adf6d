import type es from '../es/notice';
import type { Translation } from '../translation';

export default {
  player: 'খেলোয়াড়দের জন্য',
  agent: 'এজেন্টদের জন্য',
  unread: 'অপঠিত',
  markRead: 'পঠিত করুন',
  published: '{date} তারিখে প্রকাশিত',
  empty: 'এখন কোনো ঘোষণা নেই।',
} satisfies Translation<typeof es>;
