import type es from '../../es/site/footer';
import type { Translation } from '../../translation';

export default {
  highlightGames: '{count:number}-এর বেশি গেম',
  highlightGamesText: 'স্লট, লাইভ টেবিল, মাছ ধরা, খেলাধুলা ও আরও অনেক কিছু এক জায়গায়।',
  highlightSsl: '{bits:number}-বিট SSL এনক্রিপশন',
  highlightSslText: 'আপনার তথ্য ও লেনদেন সুরক্ষিত থাকে।',
  payments: 'পেমেন্ট পদ্ধতি',
  providers: 'গেম প্রোভাইডার',
  licence: '{brand} অনলাইন গেমিং লাইসেন্সে ও নিয়ন্ত্রক কর্তৃপক্ষের তত্ত্বাবধানে পরিচালিত।',
  adultsOnly: 'শুধু {age:number} বছর বা তার বেশি বয়সীদের জন্য। দায়িত্বের সঙ্গে খেলুন।',
  copyright: '© {year:string} {brand}. সর্বস্বত্ব সংরক্ষিত।',
  links: 'দরকারি লিংক',
  invite: 'আমন্ত্রণ করে আয় করুন',
  notice: 'ঘোষণা',
  help: 'সহায়তা কেন্দ্র',
  selfTest: 'আমি কি বেশি খেলছি?',
  agreement: 'ব্যবহারকারী চুক্তি',
  policy: 'গোপনীয়তা নীতি',
} satisfies Translation<typeof es>;
