import type es from '../../es/games/home';
import type { Translation } from '../../translation';

export default {
  announcements: 'ঘোষণা',
  noAnnouncements: 'এখন কোনো ঘোষণা নেই।',
  banners: 'বিশেষ আয়োজন',
  sportsBanner: 'স্পোর্টস বেটিং খুলুন',
  models: 'লাইভ হোস্ট',
  viewers: '{n:number} জন দেখছেন',
  offAir: 'এখন বন্ধ',
  winners: 'সাম্প্রতিক বিজয়ীরা',
  place: 'স্থান {n:number}',
  openChat: 'সহায়তা চ্যাট খুলুন',
  appBannerTitle: '{brand} আপনার পকেটে',
  search: 'খুঁজুন',
  failed: 'গেমগুলো লোড করা যায়নি',
  offline: 'আপনি অফলাইনে আছেন',
  announcementsFailed: 'ঘোষণাগুলো লোড করা যায়নি।',
} satisfies Translation<typeof es>;
