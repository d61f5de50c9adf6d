import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const affiliate = type({
  /** The affiliate code, in upper case. */
  id: 'string',
  memberId: 'string',
  /** The domain of the affiliate's own site, if there is one. */
  domain: 'string | null',
});

export const affiliates = defineTable('affiliates', affiliate);

export const findAffiliate = (db: Database, code = '', domain = '') =>
  code
    ? db.table(affiliates).get(code.trim().toUpperCase())
    : db
        .table(affiliates)
        .find((row) => row.domain !== null && row.domain === domain.toLowerCase());

export async function seedAffiliates(db: Database) {
  const seeded = [
    { id: 'LUCIA1', memberId: 'm-lucia', domain: null },
    { id: 'VICTOR1', memberId: 'm-victor', domain: null },
    { id: 'AGUSTIN1', memberId: 'm-agustin', domain: 'agustin.feria.example' },
  ];
  for (const row of seeded) await db.table(affiliates).create(row);
}

/** The affiliate code of a member. It is created when it is first needed. */
export async function ensureAffiliate(
  db: Database,
  { id, account }: { id: string; account: string },
) {
  const existing = db.table(affiliates).find(({ memberId }) => memberId === id);
  if (existing) return existing;
  const letters = account.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let code = `${letters}1`;
  for (let i = 2; db.table(affiliates).get(code); i++) code = `${letters}${i}`;
  return db.table(affiliates).create({ id: code, memberId: id, domain: null });
}
