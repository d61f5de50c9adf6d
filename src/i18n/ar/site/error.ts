import type es from '../../es/site/error';
import type { Translation } from '../../translation';

export default {
  insecure: 'لا تستطيع هذه الصفحة تشفير بياناتك. افتحها على https://{host}.',
  encryption: 'يطلب هذا الموقع تشفيرًا لا يعرفه التطبيق: {scheme}.',
  in_logged_login: 'سجّل الدخول لترى ألعابك المفضلة.',
  free_reject: 'سجّل الدخول بحساب حقيقي لاستخدام هذه الميزة',
  unknown: 'حدث خطأ. حاول مجددًا.',
  notLoggedIn: 'لم تسجّل الدخول.',
  loggedOut: 'تم تسجيل خروجك. سجّل الدخول مرة أخرى.',
  loginFirst: 'سجّل الدخول أولًا.',
  noPermission: 'ليس لديك إذن، أو أن الميزة غير متاحة.',
  maintenance: 'المنصة قيد الصيانة.',
  upgrading: 'يجري تحديث النظام. عُد بعد بضع دقائق.',
  loadFailed: 'فشل التحميل، اضغط للمحاولة مجددًا.',
  slowConnection: 'اتصالك بطيء.',
  noInternet: 'لا يوجد اتصال بالإنترنت.',
  needsNetwork: 'يمكنك فعل ذلك عند عودة الاتصال.',
  loadsLater: 'سيتم التحميل عند عودة الاتصال. لا نحفظ بياناتك على هذا الجهاز.',
  noAnswer: 'الخادم لا يستجيب. حاول مرة أخرى.',
  tooSlow: 'استغرق الخادم وقتًا طويلًا للرد.',
  outcomeUnknown: 'لا نعلم إن كان الطلب قد تم. تحقق قبل أن تحاول مجددًا.',
  notDone: 'لم يتم الطلب. يمكنك المحاولة مجددًا.',
  tooMany: 'محاولات كثيرة. انتظر قليلًا.',
  pageGone: 'تلك الصفحة لم تعد موجودة. هذه هي الصفحة الرئيسية.',
} satisfies Partial<Translation<typeof es>>;
