import type es from '../../es/games/shelf';
import type { Translation } from '../../translation';

export default {
  similar: 'ألعاب مشابهة',
  similarTo: 'مثل {game}',
  newOfVendors: 'جديد مزوّديك',
  lastResult: 'آخر مرة',
  noWinners: 'لا يوجد فائزون بعد',
} satisfies Partial<Translation<typeof es>>;
