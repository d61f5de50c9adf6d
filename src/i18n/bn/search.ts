import type es from '../es/search';
import type { Words } from '../words';

export default {
  recent: 'সাম্প্রতিক অনুসন্ধান',
  forget: 'মুছুন',
  suggestions: 'পরামর্শ',
  searchFor: '“{text}” খুঁজুন',
  popular: 'এখন জনপ্রিয়',
  results: 'পাওয়া গেম',
  features: 'বৈশিষ্ট্য',
  freeSpins: 'ফ্রি স্পিন',
  jackpot: 'জ্যাকপট',
  bonusBuy: 'বোনাস কেনা',
  megaways: 'মেগাওয়েজ',
  multiplier: 'মাল্টিপ্লায়ার',
  tournament: 'টুর্নামেন্ট',
} satisfies Words<typeof es>;
