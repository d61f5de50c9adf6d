import { createResource } from '@kit/data/resource';
import { popularGames } from '../../contract/games/game';
import type { Host } from '../base/host';
import { gameOf } from './gameOf';

/** The most played lotteries. (The hot games are those of all other kinds.) */
export function createPopular({ call }: Host) {
  const popular = createResource(
    async (_, { signal }) => (await call(popularGames, undefined, { signal })).map(gameOf),
    { id: 'id' },
  );
  return { popular };
}
