import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';
import { gamesOf } from './catalogue';

const favourite = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  /** Later ones are larger. */
  order: 'number.integer',
});

export const favourites = table('favourites', favourite);

export async function seedFavourites(db: Database) {
  const chance = db.chanceFor('favourites');
  const games = chance.shuffle(gamesOf()).slice(0, 22);
  for (const [order, { nodeId }] of games.entries()) {
    const memberId = order < 17 ? 'm-lucia' : 'm-victor';
    await db.of(favourites).add({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
  }
}
