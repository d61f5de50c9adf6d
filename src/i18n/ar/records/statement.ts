import type es from '../../es/records/statement';
import type { Translation } from '../../translation';

export default {
  title: 'كشف الحساب',
  month: 'الشهر',
  opening: 'الرصيد الافتتاحي',
  deposits: 'الإيداعات',
  withdrawals: 'السحوبات',
  stakes: 'الرهانات',
  wins: 'الأرباح',
  bonuses: 'المكافآت والاسترداد',
  fees: 'الرسوم',
  transfers: 'التحويلات',
  other: 'أخرى',
  net: 'التغيير',
  closing: 'الرصيد الختامي',
  balance: 'الرصيد',
  sum: 'المجموع',
  byDay: 'حسب اليوم',
  empty: 'لا توجد حركات هذا الشهر.',
  print: 'طباعة أو حفظ PDF',
  save: 'حفظ بصيغة CSV',
  saved: 'تم حفظ الملف.',
} satisfies Partial<Translation<typeof es>>;
