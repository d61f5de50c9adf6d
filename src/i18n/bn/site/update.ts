import type es from '../../es/site/update';
import type { Translation } from '../../translation';

export default {
  opensLater: 'সংযোগ ফিরে এলে পাতাটি নিজেই খুলবে।',
  available: 'অ্যাপের নতুন সংস্করণ তৈরি আছে।',
  now: 'আপডেট',
  later: 'পরে',
  otherTab: 'অন্য ট্যাবে যা খোলা আছে তা শেষ হলে আপডেট হবে।',
} satisfies Translation<typeof es>;
