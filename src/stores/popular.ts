import { createResource } from '@kit/resource';
import { popularGames } from '../contract/game';
import { gameOf } from './gameOf';
import type { Host } from './host';

/** The most played lotteries. (The hot games are those of all other kinds.) */
export function createPopular({ call }: Host) {
  const popular = createResource(
    async (_, { signal }) => (await call(popularGames, undefined, { signal })).map(gameOf),
    { id: 'id' },
  );
  return { popular };
}
