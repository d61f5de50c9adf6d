import type es from '../../es/site/footer';
import type { Translation } from '../../translation';

export default {
  highlightGames: 'أكثر من {count:number} لعبة',
  highlightGamesText: 'سلوتس وطاولات مباشرة وصيد ورياضة وغيرها في مكان واحد.',
  highlightSsl: 'تشفير SSL بقوة {bits:number} بت',
  highlightSslText: 'بياناتك ومدفوعاتك تنتقل محمية.',
  payments: 'وسائل الدفع',
  providers: 'مزوّدو الألعاب',
  licence: 'تعمل {brand} برخصة ألعاب عبر الإنترنت وتحت إشراف الجهة المنظِّمة.',
  adultsOnly: 'لمن بلغوا {age:number} عامًا فأكثر فقط. العب بمسؤولية.',
  copyright: '© {year:string} {brand}. جميع الحقوق محفوظة.',
  links: 'روابط مفيدة',
  invite: 'ادعُ واربح',
  notice: 'الإعلانات',
  help: 'مركز المساعدة',
  selfTest: 'هل ألعب أكثر مما ينبغي؟',
  agreement: 'اتفاقية الاستخدام',
  policy: 'سياسة الخصوصية',
} satisfies Partial<Translation<typeof es>>;
