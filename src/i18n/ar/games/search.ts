import type es from '../../es/games/search';
import type { Translation } from '../../translation';

export default {
  recent: 'عمليات البحث الأخيرة',
  clearRecent: 'مسح',
  suggestions: 'اقتراحات',
  searchFor: 'ابحث عن «{text}»',
  news: 'الجديد',
  popularLotteries: 'يانصيب رائج',
  popular: 'رائج الآن',
  results: 'الألعاب الموجودة',
  clearSearch: 'مسح البحث',
  noResults: 'لا نتائج عن «{text}».',
  noResultsHint: 'جرّب كلمة أخرى أو غيّر عوامل التصفية.',
  askFor: 'اطلبها من الدعم',
  requestText: 'أود أن ألعب «{text}» لكن البحث لم يجدها.',
  nearest: 'هل تقصد',
} satisfies Partial<Translation<typeof es>>;
