import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const idToken = type({
  id: 'string',
  channel: "'google' | 'facebook' | 'sms'",
  email: 'string | null',
  dialingCode: 'string | null',
  mobile: 'string | null',
  expiresAt: 'number',
});
export type IdToken = typeof idToken.infer;

/** Handed out by the stand-in sign-in service; each opens one session or account. */
export const idTokens = table('idTokens', idToken);

const LASTS = 10 * 60_000;

export function newIdToken(db: Database, claims: Omit<IdToken, 'id' | 'expiresAt'>) {
  const id = `dev.${db.chance.hex(48)}`;
  return db.of(idTokens).add({ id, ...claims, expiresAt: db.clock.now() + LASTS });
}

/** What a live token says; it says it once. */
export function spendIdToken(db: Database, id: string, channel: string): IdToken | undefined {
  const found = db.of(idTokens).get(id);
  if (!found || found.channel !== channel) return undefined;
  db.of(idTokens).remove(id);
  return found.expiresAt > db.clock.now() ? found : undefined;
}
