import type es from '../../es/cashier/wallet';
import type { Translation } from '../../translation';

export default {
  balance: 'ব্যালেন্স',
  totalBalance: 'মোট ব্যালেন্স',
  refresh: 'ব্যালেন্স রিফ্রেশ করুন',
  show: 'ব্যালেন্স দেখান',
  hide: 'ব্যালেন্স লুকান',
  failed: 'ব্যালেন্স আনা যায়নি।',
  mainWallet: 'প্রধান ওয়ালেট',
  wallets: 'ওয়ালেট',
  transfer: 'স্থানান্তর',
  transferFrom: 'থেকে',
  transferTo: 'প্রতি',
  transferAmount: 'পরিমাণ',
  transferAll: 'সব',
  transferDone: 'আপনি {amount} স্থানান্তর করেছেন।',
  collectAll: 'সব প্রধান ওয়ালেটে আনুন',
  inGames: 'গেমের ওয়ালেটে',
  inMain: 'উত্তোলন ও জমার জন্য',
  why: 'শুধু প্রধান ওয়ালেটের টাকা তোলা যায়। বাকি টাকা গেমের ওয়ালেটে আছে।',
  collected: 'সব টাকা আপনার প্রধান ওয়ালেটে আছে।',
  tooMuch: 'ওই ওয়ালেটে {amount} আছে।',
  sameWallet: 'দুটি আলাদা ওয়ালেট বেছে নিন।',
  moreInGames: 'গেমের ওয়ালেটে আরও {amount} আছে।',
  seeWallets: 'ওয়ালেট দেখুন',
} satisfies Translation<typeof es>;
