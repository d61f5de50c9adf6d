import type es from '../es/reward';
import type { Words } from '../words';

export default {
  available: 'দাবি করার মতো',
  history: 'ইতিহাস',
  total: 'মোট উপলব্ধ',
  points: 'পয়েন্ট',
  pointCount: '{n:number} পয়েন্ট',
  claim: '{amount} দাবি করুন',
  claimAll: 'সব দাবি করুন',
  claimed: '{amount} আপনার ব্যালেন্সে যোগ হয়েছে।',
  claimedOn: '{date} তারিখে দাবি করা',
  expires: '{date} তারিখে শেষ',
  expired: 'মেয়াদ শেষ',
  empty: 'দাবি করার মতো পুরস্কার নেই।',
  emptyHint: 'পুরস্কার পেতে প্রমোশনে যোগ দিন।',
  seePromotions: 'প্রমোশন দেখুন',
  rebateIntro: 'আপনার বাজির একটি অংশ ফেরত নিন।',
  rebateRate: 'হার',
  rebateBets: 'বৈধ বাজি',
  rebateAmount: 'ক্যাশব্যাক',
  rebateEmpty: 'এখনও কোনো ক্যাশব্যাক নেই।',
} satisfies Words<typeof es>;
