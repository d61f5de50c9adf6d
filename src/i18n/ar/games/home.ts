import type es from '../../es/games/home';
import type { Translation } from '../../translation';

export default {
  announcements: 'الإعلانات',
  noAnnouncements: 'لا إعلانات حاليًا.',
  banners: 'أبرز ما لدينا',
  sportsBanner: 'فتح المراهنات الرياضية',
  models: 'مقدّمو البث المباشر',
  viewers: '{n:number} يشاهدون',
  offAir: 'خارج البث',
  winners: 'آخر الفائزين',
  place: 'المركز {n:number}',
  openChat: 'فتح محادثة المساعدة',
  appBannerTitle: '{brand} في جيبك',
  search: 'بحث',
  failed: 'تعذر تحميل الألعاب',
  offline: 'أنت غير متصل بالإنترنت',
  announcementsFailed: 'تعذر تحميل الإعلانات.',
} satisfies Partial<Translation<typeof es>>;
