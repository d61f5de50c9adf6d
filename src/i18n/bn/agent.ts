import type es from '../es/agent';
import type { Words } from '../words';

export default {
  salary: 'দৈনিক বেতন',
  dividend: 'লভ্যাংশ',
  hour: 'ঘণ্টাভিত্তিক বেতন',
  pendingTitle: 'আপনার একটি চুক্তি বাকি আছে',
  pendingSalary: 'আপনার দৈনিক বেতন চুক্তি দেখুন।',
  pendingDividend: 'আপনার লভ্যাংশ চুক্তি দেখুন।',
  pendingHour: 'আপনার ঘণ্টাভিত্তিক বেতন চুক্তি দেখুন।',
  rate: 'হার',
  minTurnover: 'সর্বনিম্ন টার্নওভার',
  minActive: 'সর্বনিম্ন সক্রিয় সদস্য',
  period: 'সময়কাল',
  validFrom: '{date} থেকে কার্যকর',
  tier: 'ধাপ {n:number}',
  accept: 'চুক্তি গ্রহণ করুন',
  decline: 'প্রত্যাখ্যান',
  accepted: 'আপনি চুক্তি গ্রহণ করেছেন।',
  declined: 'আপনি চুক্তি প্রত্যাখ্যান করেছেন।',
  noContract: 'আপনার এ ধরনের কোনো চুক্তি নেই।',
  agentsOnly: 'এই অংশ শুধু এজেন্টদের জন্য।',
  downline: 'আমার ডাউনলাইন',
  members: '{n:number} জন সদস্য',
  transfer: 'সদস্যকে স্থানান্তর',
  rebate: 'ডাউনলাইন রিবেট',
} satisfies Words<typeof es>;
