import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'সার্ভার সাড়া দিতে সময় নিচ্ছে। আমরা অপেক্ষা করছি।',
  command: 'আপনার অনুরোধে সময় লাগছে। অপেক্ষা বন্ধ করলেও এটি সম্পন্ন হতে পারে।',
  look: 'উত্তর পৌঁছায়নি। কাজটি হয়েছে কি না আমরা দেখছি: আবার পাঠাবেন না।',
  stop: 'অপেক্ষা বন্ধ করুন',
} satisfies Translation<typeof es>;
