import type es from '../es/notice';
import type { Translation } from '../translation';

export default {
  player: 'للاعبين',
  agent: 'للوكلاء',
  unread: 'غير مقروء',
  markRead: 'وضع علامة مقروء',
  published: 'نُشر في {date}',
  empty: 'لا إعلانات حاليًا.',
} satisfies Partial<Translation<typeof es>>;
