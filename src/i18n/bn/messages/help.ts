import type es from '../../es/messages/help';
import type { Translation } from '../../translation';

export default {
  intro: 'উত্তর ও ব্যবহারের শর্তাবলি দেখুন।',
  empty: 'লেখাটি পাওয়া যায়নি।',
  emptyList: 'এখনও কোনো সহায়তা লেখা নেই।',
  allTopics: 'সব বিষয়',
  stillNeed: 'এখনও প্রশ্ন আছে? [আমাদের লিখুন]',
  agreementMissing: 'চুক্তিটি এখন পাওয়া যাচ্ছে না।',
  policyMissing: 'নীতিটি এখন পাওয়া যাচ্ছে না।',
} satisfies Translation<typeof es>;
