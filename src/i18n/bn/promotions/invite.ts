import type es from '../../es/promotions/invite';
import type { Translation } from '../../translation';

export default {
  headline: 'বন্ধুদের আমন্ত্রণ করুন, প্রত্যেকের সঙ্গে আয় করুন',
  yourLink: 'আপনার লিংক',
  yourCode: 'আপনার কোড',
  copyLink: 'লিংক কপি করুন',
  linkCopied: 'লিংক কপি হয়েছে।',
  share: 'শেয়ার করুন',
  shareText: '{brand}-এ আমার সঙ্গে খেলুন।',
  qr: 'আপনার লিংকের QR কোড',
  invited: 'আমন্ত্রিত',
  earned: 'আয়',
  empty: 'আপনি এখনও কাউকে আমন্ত্রণ করেননি।',
  rule: '{deposit} জমা করা প্রতিটি বন্ধুর জন্য {reward}।',
  copyCode: 'কোড কপি করুন',
  codeCopied: 'কোড কপি হয়েছে।',
  how: 'এটি যেভাবে কাজ করে',
  rewarded: 'পুরস্কৃত',
  state_joined: 'নিবন্ধিত',
  state_deposited: 'জমা করেছে',
  state_rewarded: 'পুরস্কার দেওয়া হয়েছে',
  showQr: 'QR কোড দেখুন',
  qrHint: 'আপনার বন্ধু ক্যামেরা দিয়ে স্ক্যান করবে।',
  emptyHint: 'আপনার লিংক শেয়ার করুন, তাদের এখানে দেখবেন।',
  joinedOn: '{date} থেকে',
  yourFriends: 'আপনার বন্ধুরা',
} satisfies Translation<typeof es>;
