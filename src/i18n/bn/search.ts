import type es from '../es/search';
import type { Translation } from '../translation';

export default {
  recent: 'সাম্প্রতিক অনুসন্ধান',
  forget: 'মুছুন',
  suggestions: 'পরামর্শ',
  searchFor: '“{text}” খুঁজুন',
  popularLotteries: 'জনপ্রিয় লটারি',
  popular: 'এখন জনপ্রিয়',
  results: 'পাওয়া গেম',
  features: 'বৈশিষ্ট্য',
  freeSpins: 'ফ্রি স্পিন',
  jackpot: 'জ্যাকপট',
  bonusBuy: 'বোনাস কেনা',
  megaways: 'মেগাওয়েজ',
  multiplier: 'মাল্টিপ্লায়ার',
  tournament: 'টুর্নামেন্ট',
  clearSearch: 'অনুসন্ধান মুছুন',
  noResults: '“{text}” পাওয়া যায়নি।',
  noResultsHint: 'অন্য শব্দ দিন বা ফিল্টার বদলান।',
  nearest: 'আপনি কি এটি খুঁজছেন',
  filters: 'ফিল্টার',
  clearFilters: 'ফিল্টার মুছুন',
  applyFilters: 'গেম দেখুন',
  minBet: 'সর্বনিম্ন বাজি',
  minLine: 'সর্বনিম্ন লাইন',
  anyValue: 'যেকোনো',
} satisfies Translation<typeof es>;
