import type es from '../es/invite';
import type { Words } from '../words';

export default {
  headline: 'বন্ধুদের আমন্ত্রণ করুন, প্রত্যেকের সঙ্গে আয় করুন',
  yourLink: 'আপনার লিংক',
  yourCode: 'আপনার কোড',
  copyLink: 'লিংক কপি করুন',
  linkCopied: 'লিংক কপি হয়েছে।',
  share: 'শেয়ার করুন',
  shareText: 'ফেরিয়ায় আমার সঙ্গে খেলুন।',
  qr: 'আপনার লিংকের QR কোড',
  step1: 'আপনার লিংক শেয়ার করুন।',
  step2: 'বন্ধু নিবন্ধন করে জমা দেন।',
  step3: 'আপনি পুরস্কার পান।',
  invited: 'আমন্ত্রিত',
  earned: 'আয়',
  friends: '{n:number} জন বন্ধু',
  empty: 'আপনি এখনও কাউকে আমন্ত্রণ করেননি।',
} satisfies Words<typeof es>;
