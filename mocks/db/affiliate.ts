import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const affiliate = type({
  /** The invitation code, in capitals. */
  id: 'string',
  memberId: 'string',
  /** A site of the affiliate's own, if any. */
  domain: 'string | null',
});

export const affiliates = table('affiliates', affiliate);

export const affiliateBy = (db: Database, code = '', domain = '') =>
  code
    ? db.of(affiliates).get(code.trim().toUpperCase())
    : db.of(affiliates).find((one) => one.domain !== null && one.domain === domain.toLowerCase());

export async function seedAffiliates(db: Database) {
  const seeded = [
    { id: 'LUCIA1', memberId: 'm-lucia', domain: null },
    { id: 'VICTOR1', memberId: 'm-victor', domain: null },
    { id: 'AGUSTIN1', memberId: 'm-agustin', domain: 'agustin.feria.example' },
  ];
  for (const one of seeded) await db.of(affiliates).add(one);
}

/** A member's own code; the first asking makes one. */
export async function affiliateOf(db: Database, { id, account }: { id: string; account: string }) {
  const own = db.of(affiliates).find((one) => one.memberId === id);
  if (own) return own;
  const plain = account.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let code = `${plain}1`;
  for (let i = 2; db.of(affiliates).get(code); i++) code = `${plain}${i}`;
  return db.of(affiliates).add({ id: code, memberId: id, domain: null });
}
