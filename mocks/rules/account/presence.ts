import type { Database } from '../../core/database';
import { presences } from '../../db/account/presence';

const MINUTE = 60_000;
/** A longer pause between two calls ends a period of presence. */
const PAUSE = 15 * MINUTE;
/** Calls come in bursts, and one write per burst is enough. */
const BURST = 30_000;

const rowsOf = (db: Database, memberId: string) =>
  db.table(presences).filter((row) => row.memberId === memberId);

/** The period of presence that has not ended, if the last call was not too long ago. */
function currentOf(db: Database, memberId: string) {
  const now = db.clock.now();
  return rowsOf(db, memberId).find(({ from, to }) => from <= now && now - to <= PAUSE);
}

/**
 * Records that the member is using the site, on any tab or device. Nothing is written before the first time limit or
 * reality check of the member, because most members have none.
 */
export async function recordPresence(db: Database, memberId: string, burst = BURST) {
  if (rowsOf(db, memberId).length) await startPresence(db, memberId, burst);
}

/** Records the presence of a member, from now on also by `recordPresence`. */
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
  const sum = rowsOf(db, memberId).reduce((total, row) => {
    const to = row.id === current?.id ? now : row.to;
    return total + Math.max(0, Math.min(to, now) - Math.max(row.from, since));
  }, 0);
  return Math.floor(sum / MINUTE);
}
