import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const passkey = type({
  /** The credential's id. */
  id: 'string',
  memberId: 'string',
  name: 'string',
  /** A point on P-256, both halves in base64url. */
  x: 'string',
  y: 'string',
  counter: 'number.integer',
  createdAt: 'number',
  lastUsedAt: 'number | null',
});
export type Passkey = typeof passkey.infer;

export const passkeys = table('passkeys', passkey);

export const passkeysOf = (db: Database, memberId: string) =>
  db.of(passkeys).where((one) => one.memberId === memberId);

const challenge = type({
  id: 'string',
  /** The member who adds a key; nobody yet when one logs in. */
  memberId: 'string | null',
  expiresAt: 'number',
});

const challenges = table('passkeyChallenges', challenge);

export const CHALLENGE_LASTS = 5 * 60_000;

export async function newChallenge(db: Database, memberId: string | null) {
  const now = db.clock.now();
  for (const { id } of db.of(challenges).where((one) => one.expiresAt <= now)) {
    db.of(challenges).remove(id);
  }
  const row = { id: db.chance.hex(64), memberId, expiresAt: now + CHALLENGE_LASTS };
  return (await db.of(challenges).add(row)).id;
}

/** A challenge serves once, and only whom it was made for. */
export function spendChallenge(db: Database, id: string, memberId: string | null) {
  const found = db.of(challenges).get(id);
  if (!found || found.memberId !== memberId) return false;
  db.of(challenges).remove(id);
  return found.expiresAt > db.clock.now();
}
