import type es from '../es/wallet';
import type { Translation } from '../translation';

export default {
  balance: 'ব্যালেন্স',
  totalBalance: 'মোট ব্যালেন্স',
  available: 'উপলব্ধ',
  refresh: 'ব্যালেন্স রিফ্রেশ করুন',
  show: 'ব্যালেন্স দেখান',
  hide: 'ব্যালেন্স লুকান',
  hidden: 'ব্যালেন্স লুকানো',
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
} satisfies Translation<typeof es>;
