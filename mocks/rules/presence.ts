import type { Database } from '../core/database';
import { presences } from '../db/presence';

const MINUTE = 60_000;
/** A longer pause between two calls ends the time that counts. */
const PAUSE = 15 * MINUTE;
/** Calls come in bursts, and one row per burst is enough. */
const BURST = 30_000;

const rowsOf = (db: Database, memberId: string) =>
  db.table(presences).filter((row) => row.memberId === memberId);

/** The time that still goes on, if the last call was not too long ago. */
function currentOf(db: Database, memberId: string) {
  const now = db.clock.now();
  return rowsOf(db, memberId).find(({ from, to }) => from <= now && now - to <= PAUSE);
}

/**
 * Notes that the member is here. Calls of all tabs and devices count as one. Nothing is written before the
 * first time limit or reality check of the member: most members have none.
 */
export async function recordPresence(db: Database, memberId: string, burst = BURST) {
  if (rowsOf(db, memberId).length) await startPresence(db, memberId, burst);
}

export async function startPresence(db: Database, memberId: string, burst = BURST) {
  const now = db.clock.now();
  const current = currentOf(db, memberId);
  if (!current) {
    const row = { id: `${memberId}/${now}`, memberId, from: now, to: now };
    await db.table(presences).upsert(row);
  } else if (now - current.to >= burst) {
    await db.table(presences).update(current.id, { to: now });
  }
}

/** When the member began to use the site without a longer pause. */
export const startOfPresence = (db: Database, memberId: string) =>
  currentOf(db, memberId)?.from ?? db.clock.now();

/** For how many minutes since `since` the member used the site. */
export function minutesUsed(db: Database, memberId: string, since: number): number {
  const now = db.clock.now();
  const current = currentOf(db, memberId);
  const sum = rowsOf(db, memberId).reduce((all, row) => {
    const to = row.id === current?.id ? now : row.to;
    return all + Math.max(0, Math.min(to, now) - Math.max(row.from, since));
  }, 0);
  return Math.floor(sum / MINUTE);
}
