import { isInLargeDownline } from '../../../fixtures/agents/downline';
import type { Database } from '../../core/database';
import { isRealMember, type Member, memberByAccount, members } from '../../db/account/member';
import { balanceOf, moveMoney } from '../../rules/cashier/money';

export function findMember(db: Database, account: string): Member {
  const member = memberByAccount(db, account);
  if (!member) throw new Error(`the account "${account}" was deleted from this database`);
  return member;
}

/** The real members, but not those of the large downline: scenarios would make thousands of rows for them. */
export const realMembers = (db: Database) =>
  db.table(members).filter((member) => isRealMember(member) && !isInLargeDownline(member.id));

export const changeMember = (db: Database, account: string, changes: Partial<Member>) =>
  db.table(members).update(findMember(db, account).id, changes);

/** Adds or takes money until the main wallet contains this amount, in minor units. */
export async function setBalance(db: Database, account: string, balance: number) {
  const { id: memberId } = findMember(db, account);
  const amount = balance - balanceOf(db, memberId);
  if (amount) await moveMoney(db, { memberId, kind: 'OPENING', amount, ref: 'scenario' });
}

/** The tables that a member needs to log in. */
const LOGIN_TABLES = ['members', 'sessions', 'securities', 'idTokens', 'passkeys'];

/** Deletes all rows of a member, but not those that a login needs. */
export function emptyMember(db: Database, account: string) {
  const { id } = findMember(db, account);
  for (const [name, table] of db.allTables()) {
    if (LOGIN_TABLES.includes(name)) continue;
    const isOwn = (row: { id: string; memberId?: unknown }) => row.id === id || row.memberId === id;
    for (const row of table.filter(isOwn)) table.delete(row.id);
  }
}
