import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const idToken = type({
  id: 'string',
  channel: "'google' | 'facebook' | 'sms'",
  email: 'string | null',
  dialingCode: 'string | null',
  mobile: 'string | null',
  expiresAt: 'number',
});
export type IdToken = typeof idToken.infer;

/** Tokens of the mocked sign-in service. A token can be used once: for a session or for a new account. */
export const idTokens = defineTable('idTokens', idToken);

const TOKEN_LIFETIME = 10 * 60_000;

export function newIdToken(db: Database, claims: Omit<IdToken, 'id' | 'expiresAt'>) {
  const id = `dev.${db.random.hex(48)}`;
  return db.table(idTokens).create({ id, ...claims, expiresAt: db.clock.now() + TOKEN_LIFETIME });
}

/** Uses a token up. Undefined when it is not valid. */
export function redeemIdToken(db: Database, id: string, channel: string): IdToken | undefined {
  const found = db.table(idTokens).get(id);
  if (!found || found.channel !== channel) return undefined;
  db.table(idTokens).delete(id);
  return found.expiresAt > db.clock.now() ? found : undefined;
}
