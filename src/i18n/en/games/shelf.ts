import type es from '../../es/games/shelf';
import type { Translation } from '../../translation';

export default {
  similar: 'More like this',
  similarTo: 'Like {game}',
  newOfVendors: 'New from your providers',
  lastResult: 'Last time',
  noWinners: 'No winners yet',
} satisfies Translation<typeof es>;
