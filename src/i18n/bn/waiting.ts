import type es from '../es/waiting';
import type { Translation } from '../translation';

export default {
  read: 'সার্ভার সাড়া দিতে সময় নিচ্ছে। আমরা অপেক্ষা করছি।',
  command: 'আপনার অনুরোধে সময় লাগছে। অপেক্ষা বন্ধ করলেও এটি সম্পন্ন হতে পারে।',
  stop: 'অপেক্ষা বন্ধ করুন',
} satisfies Translation<typeof es>;
