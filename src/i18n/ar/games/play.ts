import type es from '../../es/games/play';
import type { Translation } from '../../translation';

export default {
  opening: 'جارٍ فتح {game}',
  frame: 'لعبة: {game}',
  slow: 'يستغرق الأمر أطول من المعتاد',
  slowText: 'اتصالك بطيء. يمكنك الانتظار أو المحاولة مجددًا.',
  failedText: 'لم يُلعب شيء ورصيدك كما هو.',
  unknownAddress: 'تجيب اللعبة من عنوان لا نعرفه. لم نفتحها.',
  free: 'لعب مجاني',
  playMoney: 'نقود تجريبية',
  outside: 'اللعبة مفتوحة في نافذة أخرى',
  outsideText: 'يعرضها مزوّدها منفصلة. يتحدث رصيدك عند عودتك.',
  blocked: 'حجب متصفحك النافذة',
  blockedText: 'يعرض المزوّد هذه اللعبة منفصلة. افتحها بضغطة.',
  openWindow: 'فتح اللعبة',
  otherGames: 'ألعاب أخرى',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  roundLost: 'لا اتصال. اضغط مجددًا: لا تُحسب الجولة نفسها مرتين.',
  playFree: 'جرّب مجانًا',
  launching: 'جارٍ فتح اللعبة',
  launchFailed: 'تعذّر فتح اللعبة.',
  closeGame: 'إغلاق اللعبة',
  fullScreen: 'ملء الشاشة',
  underMaintenance: 'قيد الصيانة',
} satisfies Partial<Translation<typeof es>>;
