import type es from '../es/mail';
import type { Words } from '../words';

export default {
  inbox: 'ইনবক্স',
  rowInbox: 'আপনার চিঠি',
  rowNotice: 'মেলায় যা হচ্ছে',
  rowTelegram: 'টেলিগ্রাম',
  rowTelegramText: 'আমাদের চ্যানেলে যোগ দিন',
  rowChatText: 'একজনের সঙ্গে কথা বলুন',
  rowAffiliate: 'অ্যাফিলিয়েট',
  rowAffiliateText: 'আপনার উপদেষ্টাকে জিজ্ঞাসা করুন',
  admin: 'অ্যাডমিন',
  from: 'প্রেরক {sender}',
  unread: 'অপঠিত',
  markAllRead: 'সব পঠিত করুন',
  delete: 'বার্তা মুছুন',
  deleteAsk: 'বার্তাটি মুছবেন?',
  deleted: 'বার্তা মুছে গেছে।',
  empty: 'আপনার কোনো বার্তা নেই।',
  openingChat: 'চ্যাট খোলা হচ্ছে',
  chatTitle: 'ফেরিয়া সহায়তা',
  all: 'সব',
  read: 'পঠিত',
} satisfies Words<typeof es>;
