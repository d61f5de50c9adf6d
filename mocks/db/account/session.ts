import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import { settingOf } from '../site/setting';
import type { Member } from './member';

const session = type({
  id: 'string',
  memberId: 'string',
  merchant: 'string',
  createdAt: 'number',
  expiresAt: 'number',
  revoked: 'boolean',
  /** It was opened by a ticket, by a member who cannot play. */
  'isForWithdrawal?': 'boolean',
});
export type Session = typeof session.infer;

/** The id is the token. */
export const sessions = defineTable('sessions', session);

/** A session ends after this time, however often it is renewed. */
const MAX_LIFETIME = 30 * 86_400_000;

const lifetimeOf = (db: Database) => settingOf(db, 'limits').sessionSeconds * 1000;

export function openSession(
  db: Database,
  { id: memberId, merchant }: Member,
  more: Pick<Session, 'isForWithdrawal'> = {},
) {
  const createdAt = db.clock.now();
  const expiresAt = createdAt + lifetimeOf(db);
  const id = db.random.hex(40);
  return db
    .table(sessions)
    .create({ id, memberId, merchant, createdAt, expiresAt, revoked: false, ...more });
}

/** Renews a session, but not beyond `endsBy`: when a break ends, the member has to log in again to play. */
export const renewSession = (db: Database, token: string, endsBy?: number | null) =>
  db.table(sessions).update(token, (session) => {
    session.expiresAt = Math.min(
      db.clock.now() + lifetimeOf(db),
      session.createdAt + MAX_LIFETIME,
      endsBy ?? Number.POSITIVE_INFINITY,
    );
  });

export const revokeSession = (db: Database, token: string) =>
  db.table(sessions).update(token, { revoked: true });

export async function revokeSessions(db: Database, memberId: string, keptSession?: string) {
  const others = db
    .table(sessions)
    .filter((session) => session.memberId === memberId && session.id !== keptSession);
  for (const { id } of others) await revokeSession(db, id);
}
