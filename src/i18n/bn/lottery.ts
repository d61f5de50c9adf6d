import type es from '../es/lottery';
import type { Words } from '../words';

export default {
  draws: 'ড্র',
  issue: 'ড্র {issue}',
  closesIn: '{time} পরে বন্ধ',
  lastNumbers: 'শেষ নম্বর',
  winningNumbers: 'বিজয়ী নম্বর',
  traditional: 'প্রথাগত',
  entertainment: 'বিনোদন',
  recent: 'সম্প্রতি খেলা',
  popular: 'সবচেয়ে বেশি খেলা',
  history: 'আগের ফলাফল',
  orders: 'আমার টিকিট',
  ticket: 'টিকিট {id}',
  cancelTicket: 'টিকিট বাতিল করুন',
  cancelAsk: 'টিকিটটি বাতিল করবেন?',
  cancelled: 'বাতিল',
  waiting: 'ড্রয়ের অপেক্ষায়',
  won: 'জয়ী',
  lost: 'পুরস্কার নেই',
  close: 'লটারি বন্ধ করুন',
  frame: 'লটারি: {game}',
  empty: 'এখন কোনো ড্র নেই।',
  emptyOrders: 'আপনার এখনও টিকিট নেই।',
  jackpotNow: 'এখনকার জ্যাকপট',
} satisfies Words<typeof es>;
