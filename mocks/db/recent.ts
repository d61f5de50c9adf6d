import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';
import { hottest } from './catalogue';

const recent = type({
  id: 'string',
  memberId: 'string',
  nodeId: 'string',
  order: 'number.integer',
});

/** Keyed `<member>/<game>`; later ones have a larger order. */
export const recents = table('recents', recent);

const MOST = 30;
const SEEDED = { 'm-lucia': 14, 'm-victor': 9, 'm-agustin': 3 };

export const recentsOf = (db: Database, memberId: string) =>
  db
    .of(recents)
    .where((one) => one.memberId === memberId)
    .toSorted((a, b) => b.order - a.order);

export async function addRecent(db: Database, memberId: string, nodeId: string) {
  const before = recentsOf(db, memberId);
  const order = (before[0]?.order ?? 0) + 1;
  await db.of(recents).put({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
  for (const { id } of recentsOf(db, memberId).slice(MOST)) db.of(recents).remove(id);
}

export async function seedRecents(db: Database) {
  const chance = db.chanceFor('recents');
  for (const [memberId, count] of Object.entries(SEEDED)) {
    const games = chance.shuffle(hottest().slice(0, 80)).slice(0, count);
    for (const [order, { nodeId }] of games.entries()) {
      await db.of(recents).add({ id: `${memberId}/${nodeId}`, memberId, nodeId, order });
    }
  }
}
