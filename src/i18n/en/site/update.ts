import type es from '../../es/site/update';
import type { Translation } from '../../translation';

export default {
  opensLater: 'The page opens by itself when the connection is back.',
  available: 'A new version of the app is ready.',
  now: 'Update',
  later: 'Later',
  otherTab: 'It updates once you finish what is open in another tab.',
} satisfies Translation<typeof es>;
