import type es from '../../es/cashier/wallet';
import type { Translation } from '../../translation';

export default {
  balance: 'الرصيد',
  totalBalance: 'إجمالي الرصيد',
  refresh: 'تحديث الرصيد',
  show: 'إظهار الرصيد',
  hide: 'إخفاء الرصيد',
  failed: 'تعذّر تحميل رصيدك.',
  mainWallet: 'المحفظة الرئيسية',
  wallets: 'المحافظ',
  transfer: 'تحويل',
  transferFrom: 'من',
  transferTo: 'إلى',
  transferAmount: 'المبلغ',
  transferAll: 'الكل',
  transferDone: 'حوّلت {amount}.',
  collectAll: 'جمع الكل في المحفظة الرئيسية',
  inGames: 'في محافظ الألعاب',
  inMain: 'للسحب والإيداع',
  why: 'يمكن السحب من المحفظة الرئيسية فقط. الباقي في محافظ الألعاب.',
  collected: 'كل الرصيد في محفظتك الرئيسية.',
  tooMuch: 'في تلك المحفظة {amount}.',
  sameWallet: 'اختر محفظتين مختلفتين.',
  moreInGames: 'لديك {amount} أخرى في محافظ الألعاب.',
  seeWallets: 'عرض المحافظ',
} satisfies Partial<Translation<typeof es>>;
