import type es from '../../es/site/motion';
import type { Translation } from '../../translation';

export default {
  pause: 'নড়াচড়া থামান',
  resume: 'নড়াচড়া আবার চালু করুন',
} satisfies Translation<typeof es>;
