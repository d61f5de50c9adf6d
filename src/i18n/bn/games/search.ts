import type es from '../../es/games/search';
import type { Translation } from '../../translation';

export default {
  recent: 'সাম্প্রতিক অনুসন্ধান',
  clearRecent: 'মুছুন',
  suggestions: 'পরামর্শ',
  searchFor: '“{text}” খুঁজুন',
  news: 'নতুন খবর',
  popularLotteries: 'জনপ্রিয় লটারি',
  popular: 'এখন জনপ্রিয়',
  results: 'পাওয়া গেম',
  clearSearch: 'অনুসন্ধান মুছুন',
  noResults: '“{text}” পাওয়া যায়নি।',
  noResultsHint: 'অন্য শব্দ দিন বা ফিল্টার বদলান।',
  askFor: 'সাপোর্টকে জানান',
  requestText: 'আমি “{text}” খেলতে চাই, কিন্তু খুঁজে পাইনি।',
  nearest: 'আপনি কি এটি খুঁজছেন',
} satisfies Translation<typeof es>;
