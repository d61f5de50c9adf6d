import type es from '../es/error';
import type { Translation } from '../translation';

export default {
  insecure: 'এই পাতা আপনার তথ্য এনক্রিপ্ট করতে পারে না। https://{host} ঠিকানায় খুলুন।',
  encryption: 'এই সাইট এমন এনক্রিপশন চায় যা অ্যাপ জানে না: {scheme}।',
  in_logged_login: 'পছন্দের গেম দেখতে লগ ইন করুন।',
  free_reject: 'এই সুবিধা ব্যবহার করতে আসল অ্যাকাউন্টে লগ ইন করুন',
  in_chang_saved: 'পরিবর্তন সংরক্ষিত হয়েছে',
  unknown: 'কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।',
  notLoggedIn: 'আপনি লগ ইন করেননি।',
  loggedOut: 'আপনার সেশন শেষ হয়েছে। আবার লগ ইন করুন।',
  loginFirst: 'আগে লগ ইন করুন।',
  noPermission: 'আপনার অনুমতি নেই অথবা সুবিধাটি এখন নেই।',
  maintenance: 'প্ল্যাটফর্মে রক্ষণাবেক্ষণ চলছে।',
  restricted: 'আপনার অবস্থান (IP {ip}) থেকে সেবা দেওয়া যাচ্ছে না। ভুল মনে হলে যোগাযোগ করুন।',
  loadFailed: 'লোড হয়নি, আবার চেষ্টা করতে চাপুন।',
  slowConnection: 'আপনার সংযোগ ধীর।',
  noInternet: 'ইন্টারনেট সংযোগ নেই।',
  needsNetwork: 'সংযোগ ফিরলে এটি করা যাবে।',
  loadsLater: 'সংযোগ ফিরলে এটি লোড হবে। আপনার তথ্য এই ডিভাইসে রাখা হয় না।',
  timeout: 'সার্ভার সাড়া দিতে বেশি সময় নিয়েছে।',
  outcomeUnknown: 'কাজটি হয়েছে কি না, আমরা জানি না। আবার চেষ্টা করার আগে দেখে নিন।',
  tooMany: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করুন।',
} satisfies Translation<typeof es>;
