import type es from '../../es/games/play';
import type { Translation } from '../../translation';

export default {
  opening: '{game} খোলা হচ্ছে',
  frame: 'গেম: {game}',
  slow: 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে',
  slowText: 'আপনার সংযোগ ধীর। অপেক্ষা করুন বা আবার চেষ্টা করুন।',
  failedText: 'কিছুই খেলা হয়নি, আপনার ব্যালেন্স একই আছে।',
  unknownAddress: 'গেমটি এমন ঠিকানা থেকে সাড়া দিচ্ছে যা আমরা চিনি না। আমরা এটি খুলিনি।',
  free: 'ফ্রি খেলা',
  playMoney: 'খেলার টাকা',
  outside: 'গেমটি অন্য জানালায় খোলা আছে',
  outsideText: 'প্রোভাইডার এটি আলাদা দেখায়। ফিরে এলে ব্যালেন্স আপডেট হবে।',
  blocked: 'আপনার ব্রাউজার জানালাটি আটকে দিয়েছে',
  blockedText: 'প্রোভাইডার এই গেমটি আলাদা দেখায়। এক ট্যাপে খুলুন।',
  openWindow: 'গেম খুলুন',
  otherGames: 'অন্য গেম দেখুন',
  leaveFullScreen: 'পূর্ণ স্ক্রিন ছাড়ুন',
  roundLost: 'সংযোগ নেই। আবার ট্যাপ করুন: একই খেলার টাকা দুবার কাটা হয় না।',
  playFree: 'বিনামূল্যে খেলুন',
  launching: 'গেম খোলা হচ্ছে',
  launchFailed: 'গেমটি খোলা যায়নি।',
  closeGame: 'গেম বন্ধ করুন',
  fullScreen: 'পূর্ণ পর্দা',
  underMaintenance: 'রক্ষণাবেক্ষণে',
} as const satisfies Translation<typeof es>;
