import type es from '../es/vip';
import type { Words } from '../words';

export default {
  level: 'ভিআইপি {level}',
  yourLevel: 'আপনার স্তর',
  nextLevel: 'পরের স্তর',
  topLevel: 'আপনি সর্বোচ্চ স্তরে আছেন।',
  progress: '{goal}-এর মধ্যে {done}',
  depositLeft: 'আরও {amount} জমা দিতে হবে।',
  betLeft: 'আরও {amount} বাজি ধরতে হবে।',
  benefits: 'সুবিধা',
  allLevels: 'সব স্তর',
  upgradeBonus: 'স্তর বৃদ্ধির বোনাস',
  birthdayBonus: 'জন্মদিনের বোনাস',
  weeklyBonus: 'সাপ্তাহিক বোনাস',
  monthlyBonus: 'মাসিক বোনাস',
  rebate: 'ক্যাশব্যাক',
  withdrawLimit: 'দৈনিক উত্তোলন',
  ownManager: 'ব্যক্তিগত ম্যানেজার',
  locked: 'ভিআইপি {level}-এ খুলবে',
  keepLevel: 'স্তর ধরে রাখতে',
} satisfies Words<typeof es>;
