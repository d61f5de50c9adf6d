import type es from '../../es/records/statement';
import type { Translation } from '../../translation';

export default {
  title: 'হিসাব বিবরণী',
  month: 'মাস',
  opening: 'শুরুর ব্যালেন্স',
  deposits: 'জমা',
  withdrawals: 'উত্তোলন',
  stakes: 'বাজি',
  wins: 'জয়',
  bonuses: 'বোনাস ও ক্যাশব্যাক',
  fees: 'ফি',
  transfers: 'স্থানান্তর',
  other: 'অন্যান্য',
  net: 'পরিবর্তন',
  closing: 'শেষ ব্যালেন্স',
  balance: 'ব্যালেন্স',
  sum: 'যোগফল',
  byDay: 'দিন অনুযায়ী',
  empty: 'এই মাসে কোনো লেনদেন হয়নি।',
  print: 'প্রিন্ট বা PDF হিসেবে সংরক্ষণ করুন',
  save: 'CSV হিসেবে সংরক্ষণ করুন',
  saved: 'ফাইল সংরক্ষিত হয়েছে।',
} satisfies Translation<typeof es>;
