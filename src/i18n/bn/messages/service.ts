import type es from '../../es/messages/service';
import type { Translation } from '../../translation';

export default {
  intro: 'আমরা সব সময় সাহায্যে আছি।',
  liveChatText: 'কয়েক মিনিটে উত্তর',
  whatsappText: 'ফোন থেকে লিখুন',
  help: 'সহায়তা কেন্দ্র',
  helpText: 'সাধারণ প্রশ্নের উত্তর',
  question: 'প্রশ্ন পাঠান',
  questionText: 'আমরা লিখে উত্তর দিই',
  empty: 'এখন কোনো যোগাযোগ মাধ্যম খোলা নেই।',
  newWindow: 'অন্য উইন্ডোতে খোলে',
  maintenanceTitle: 'রক্ষণাবেক্ষণ চলছে',
  maintenanceText: 'আমরা শিগগিরই ফিরছি। আপনার ব্যালেন্স ও তথ্য নিরাপদ আছে।',
  restrictedTitle: 'আপনার এলাকায় উপলব্ধ নয়',
  yourIp: 'আপনার IP: {ip}',
  contactUs: 'যোগাযোগ করুন',
  liveChat: 'লাইভ চ্যাট',
  restricted: 'আপনার অবস্থান (IP {ip}) থেকে সেবা দেওয়া যাচ্ছে না। ভুল মনে হলে যোগাযোগ করুন।',
} satisfies Translation<typeof es>;
