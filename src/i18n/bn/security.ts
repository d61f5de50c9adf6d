import type es from '../es/security';
import type { Words } from '../words';

export default {
  level: 'নিরাপত্তার স্তর',
  low: 'কম',
  medium: 'মাঝারি',
  high: 'উচ্চ',
  loginPassword: 'লগ ইন পাসওয়ার্ড',
  loginPasswordText: 'মাঝে মাঝে বদলান।',
  paymentPassword: 'উত্তোলন পাসওয়ার্ড',
  paymentPasswordText: 'প্রতিটি উত্তোলনে লাগবে।',
  paymentPasswordHint: '{n:number} সংখ্যা',
  bankCards: 'ব্যাংক অ্যাকাউন্ট',
  questions: 'নিরাপত্তা প্রশ্ন',
  questionsText: 'অ্যাকাউন্ট উদ্ধারে সাহায্য করে।',
  question: 'প্রশ্ন {n:number}',
  answer: 'উত্তর',
  mobile: 'মোবাইল',
  email: 'ইমেইল',
  identity: 'পরিচয়',
  set: 'সেট করুন',
  change: 'বদলান',
  done: 'হয়ে গেছে',
  missing: 'বাকি',
  saved: 'পরিবর্তন সংরক্ষিত হয়েছে।',
} satisfies Words<typeof es>;
