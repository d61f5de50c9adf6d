import type es from '../es/home';
import type { Words } from '../words';

export default {
  announcements: 'ঘোষণা',
  noAnnouncements: 'এখন কোনো ঘোষণা নেই।',
  pauseTicker: 'ঘোষণা থামান',
  resumeTicker: 'ঘোষণা চালু করুন',
  banners: 'বিশেষ আয়োজন',
  banner: '{total:number}টির মধ্যে {n:number} নম্বর',
  sportsBanner: 'স্পোর্টস বেটিং খুলুন',
  liveModels: 'লাইভ মডেল',
  winners: 'সাম্প্রতিক বিজয়ীরা',
  place: 'স্থান {n:number}',
  won: '{player} {game} গেমে {amount} জিতেছেন',
  jackpot: 'জ্যাকপট',
  popups: 'আপনার জন্য খবর',
  popupPage: '{total:number}টির মধ্যে {n:number} নম্বর খবর',
  hideToday: 'আজ আর দেখাবেন না',
  openChat: 'সহায়তা চ্যাট খুলুন',
  appBannerTitle: 'মেলা আপনার পকেটে',
  appBannerText: 'অ্যাপ নিন, এক চাপেই ঢুকুন।',
} satisfies Words<typeof es>;
