import type es from '../../es/messages/notice';
import type { Translation } from '../../translation';

export default {
  unread: 'غير مقروء',
  empty: 'لا إعلانات حاليًا.',
  popups: 'جديد لك',
} satisfies Partial<Translation<typeof es>>;
