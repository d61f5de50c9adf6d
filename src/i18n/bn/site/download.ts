import type es from '../../es/site/download';
import type { Translation } from '../../translation';

export default {
  headline: 'আপনার ফোনে {brand}',
  get: 'ডাউনলোড',
  closeBar: 'ডাউনলোড বার বন্ধ করুন',
  barCloses: 'এই বার {time} পরে বন্ধ হবে',
  popupCloses: 'এই বিজ্ঞপ্তি {time} পরে বন্ধ হবে',
  android: 'Android',
  ios: 'iOS অ্যাপ',
  iosProfile: 'iOS প্রোফাইল',
  addToHome: 'হোম স্ক্রিনে যোগ করুন',
  iosShare: 'Safari-র টুলবারে শেয়ার চাপুন।',
  iosAdd: 'হোম স্ক্রিনে যোগ করুন বেছে নিন।',
  iosOpen: 'হোম স্ক্রিন থেকে {name:string} খুলুন।',
  installNow: 'এক চাপে ইনস্টল হয়, স্টোর লাগে না।',
  addToHomeAndroid: 'ব্রাউজারের মেনুতে অ্যাপ ইনস্টল চাপুন।',
  iosVersion: 'iOS {version} বা পরের সংস্করণ লাগবে।',
  siteVersion: 'ব্রাউজারে ও হোম স্ক্রিনে: iOS {version} বা পরের সংস্করণ।',
  benefitFast: 'সঙ্গে সঙ্গে খোলে',
  benefitNotices: 'প্রমোশনের খবর দেয়',
  benefitSafe: 'আপনার সেশন সুরক্ষিত',
  none: 'এখন কোনো ডাউনলোড নেই।',
} satisfies Translation<typeof es>;
