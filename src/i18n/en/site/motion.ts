import type es from '../../es/site/motion';
import type { Translation } from '../../translation';

export default {
  pause: 'Pause motion',
  resume: 'Resume motion',
} satisfies Translation<typeof es>;
