import type es from '../../es/site/motion';
import type { Translation } from '../../translation';

export default {
  pause: 'Pausar o movimento',
  resume: 'Retomar o movimento',
} satisfies Translation<typeof es>;
