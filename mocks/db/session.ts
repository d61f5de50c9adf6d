import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';
import type { Member } from './member';

const session = type({
  id: 'string',
  memberId: 'string',
  merchant: 'string',
  createdAt: 'number',
  expiresAt: 'number',
  revoked: 'boolean',
});
export type Session = typeof session.infer;

/** Keyed by token. */
export const sessions = table('sessions', session);

const HOUR = 3_600_000;
const LASTS = 24 * HOUR;
/** However often it is renewed. */
const LASTS_AT_MOST = 30 * LASTS;

export function openSession(db: Database, { id: memberId, merchant }: Member) {
  const createdAt = db.clock.now();
  const expiresAt = createdAt + LASTS;
  const id = db.chance.hex(40);
  return db.of(sessions).add({ id, memberId, merchant, createdAt, expiresAt, revoked: false });
}

export const renew = (db: Database, token: string) =>
  db.of(sessions).change(token, (one) => {
    one.expiresAt = Math.min(db.clock.now() + LASTS, one.createdAt + LASTS_AT_MOST);
  });

export const revoke = (db: Database, token: string) =>
  db.of(sessions).change(token, { revoked: true });

export async function revokeSessions(db: Database, memberId: string, except?: string) {
  const open = db.of(sessions).where((one) => one.memberId === memberId && one.id !== except);
  for (const { id } of open) await revoke(db, id);
}
