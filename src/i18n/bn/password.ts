import type es from '../es/password';
import type { Words } from '../words';

export default {
  forgotIntro: 'কীভাবে আবার ঢুকবেন তা বেছে নিন।',
  bySms: 'এসএমএসে',
  byEmail: 'ইমেইলে',
  byService: 'গ্রাহক সেবার মাধ্যমে',
  email: 'ইমেইল',
  sendEmail: 'লিংক পাঠান',
  emailSent: 'অ্যাকাউন্ট থাকলে ধাপসহ একটি ইমেইল যাবে।',
  reset: 'পাসওয়ার্ড রিসেট করুন',
  resetDone: 'আপনার পাসওয়ার্ড রিসেট হয়েছে।',
  old: 'বর্তমান পাসওয়ার্ড',
  new: 'নতুন পাসওয়ার্ড',
  confirmNew: 'নতুন পাসওয়ার্ড আবার লিখুন',
  change: 'পাসওয়ার্ড বদলান',
  changing: 'পাসওয়ার্ড বদলানো হচ্ছে',
  changed: 'পাসওয়ার্ড বদলেছে। হোমে নিয়ে যাচ্ছি।',
  hint: 'ফাঁকা ছাড়া অক্ষর ও সংখ্যা দিন।',
} satisfies Words<typeof es>;
