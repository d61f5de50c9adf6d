import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const passkey = type({
  /** The id of the credential. */
  id: 'string',
  memberId: 'string',
  name: 'string',
  /** The public key: a point on P-256, both coordinates in base64url. */
  x: 'string',
  y: 'string',
  counter: 'number.integer',
  createdAt: 'number',
  lastUsedAt: 'number | null',
});
export type Passkey = typeof passkey.infer;

export const passkeys = defineTable('passkeys', passkey);

export const passkeysOf = (db: Database, memberId: string) =>
  db.table(passkeys).filter((passkey) => passkey.memberId === memberId);

const challenge = type({
  id: 'string',
  /** The member who adds a passkey. Null for a login. */
  memberId: 'string | null',
  expiresAt: 'number',
});

const challenges = defineTable('passkeyChallenges', challenge);

export const CHALLENGE_LIFETIME = 5 * 60_000;

export async function newChallenge(db: Database, memberId: string | null) {
  const now = db.clock.now();
  for (const { id } of db.table(challenges).filter((challenge) => challenge.expiresAt <= now)) {
    db.table(challenges).delete(id);
  }
  const row = { id: db.random.hex(64), memberId, expiresAt: now + CHALLENGE_LIFETIME };
  return (await db.table(challenges).create(row)).id;
}

/** Uses a challenge up. True if it is valid and belongs to the member. */
export function redeemChallenge(db: Database, id: string, memberId: string | null) {
  const found = db.table(challenges).get(id);
  if (!found || found.memberId !== memberId) return false;
  db.table(challenges).delete(id);
  return found.expiresAt > db.clock.now();
}
