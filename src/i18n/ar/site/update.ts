import type es from '../../es/site/update';
import type { Translation } from '../../translation';

export default {
  opensLater: 'تُفتح الصفحة من تلقاء نفسها عند عودة الاتصال.',
  available: 'إصدار جديد من التطبيق جاهز.',
  now: 'تحديث',
  later: 'لاحقًا',
  otherTab: 'يُحدَّث عندما تنهي ما هو مفتوح في نافذة أخرى.',
} satisfies Partial<Translation<typeof es>>;
