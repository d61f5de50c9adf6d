import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'The server is slow to answer. We are still waiting.',
  command: 'Your request is taking long. If you stop waiting, it may still be carried out.',
  look: 'The reply was lost. We are checking whether it was done: do not repeat it.',
  stop: 'Stop waiting',
} satisfies Translation<typeof es>;
