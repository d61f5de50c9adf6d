import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import { hotGames } from './catalogue';

const recent = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  order: 'number.integer',
});

/** The id is `<member>/<game>`. The game opened last has the highest order. */
export const recents = defineTable('recents', recent);

const MAX_RECENT_GAMES = 30;
const SEEDED = { 'm-lucia': 14, 'm-victor': 9, 'm-agustin': 3 };

export const recentsOf = (db: Database, memberId: string) =>
  db
    .table(recents)
    .filter((recent) => recent.memberId === memberId)
    .toSorted((a, b) => b.order - a.order);

export async function addRecent(db: Database, memberId: string, nodeId: string) {
  const before = recentsOf(db, memberId);
  const order = (before[0]?.order ?? 0) + 1;
  await db.table(recents).upsert({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
  for (const { id } of recentsOf(db, memberId).slice(MAX_RECENT_GAMES))
    db.table(recents).delete(id);
}

export async function seedRecents(db: Database) {
  const random = db.randomFor('recents');
  for (const [memberId, count] of Object.entries(SEEDED)) {
    const games = random.shuffle(hotGames().slice(0, 80)).slice(0, count);
    for (const [order, { nodeId }] of games.entries()) {
      await db.table(recents).create({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
    }
  }
}
