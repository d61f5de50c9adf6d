import type es from '../../es/promotions/vip';
import type { Translation } from '../../translation';

export default {
  level: 'ভিআইপি {level}',
  yourLevel: 'আপনার স্তর',
  topLevel: 'আপনি সর্বোচ্চ স্তরে আছেন।',
  benefits: 'সুবিধা',
  allLevels: 'সব স্তর',
  rebate: 'ক্যাশব্যাক',
  withdrawLimit: 'দৈনিক উত্তোলন',
  locked: 'ভিআইপি {level}-এ খুলবে',
  points: '{n:number} পয়েন্ট',
  pointsLeft: 'পরের স্তরে আরও {n:number} পয়েন্ট',
  freeWithdrawals: 'ফি ছাড়া উত্তোলন',
  claim_upgrade: 'স্তর বৃদ্ধির বোনাস',
  claim_weekly: 'সাপ্তাহিক বোনাস',
  claim_monthly: 'মাসিক বোনাস',
  claimed: 'দাবি করা হয়েছে',
  again: 'আবার {date} তারিখে',
  pointsOf: '{needed} পয়েন্টের মধ্যে {n}',
  claims: 'আপনার বোনাস',
} satisfies Translation<typeof es>;
