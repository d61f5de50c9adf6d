import type es from '../es/support';
import type { Words } from '../words';

export default {
  kind: 'কী বিষয়ে',
  deposit: 'জমা',
  withdrawal: 'উত্তোলন',
  game: 'গেম',
  customerService: 'গ্রাহক সেবা',
  application: 'অ্যাপ্লিকেশন',
  other: 'অন্যান্য',
  content: 'কী হয়েছে জানান',
  contentLimits: '{min:number} থেকে {max:number} অক্ষর',
  tooShort: 'অন্তত {min:number} অক্ষর লিখুন।',
  tooLong: 'সর্বোচ্চ {max:number} অক্ষর লিখুন।',
  chooseKind: 'একটি বিষয় বেছে নিন।',
  submit: 'প্রশ্ন পাঠান',
  sent: 'আপনার প্রশ্ন পেয়েছি। শিগগিরই উত্তর দেব।',
  mine: 'আমার প্রশ্ন',
  received: 'পাওয়া গেছে',
  answered: 'উত্তর দেওয়া হয়েছে',
} satisfies Words<typeof es>;
