import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import { drawnGames } from './catalogue';

const favourite = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  /** Higher for games that were added later. */
  order: 'number.integer',
});

export const favourites = defineTable('favourites', favourite);

export async function seedFavourites(db: Database) {
  const random = db.randomFor('favourites');
  const games = [...new Set(random.shuffle(drawnGames()))].slice(0, 22);
  for (const [order, { nodeId }] of games.entries()) {
    const memberId = order < 17 ? 'm-lucia' : 'm-victor';
    await db.table(favourites).create({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
  }
}
