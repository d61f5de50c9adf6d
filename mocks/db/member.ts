import { type } from 'arktype';
import { personas } from '../../fixtures/personas';
import type { Database } from '../core/database';
import { table } from '../core/table';

const member = type({
  id: 'string',
  account: 'string',
  password: 'string',
  type: 'number',
  merchant: 'string',
  isAgent: 'boolean',
  /** The agent above, if any. */
  upline: 'string | null',
  nickname: 'string | null',
  email: 'string | null',
  payeeName: 'string | null',
  mobile: 'string | null',
  dialingCode: 'string | null',
  /** Who recommended the site, if anyone. */
  referrer: 'string | null',
  icon: 'string | null',
  vipLevel: 'number.integer',
  points: 'number.integer',
  firstTimeLogin: 'boolean',
  isDisabled: 'boolean',
  registeredAt: 'number',
});
export type Member = typeof member.infer;

export const members = table('members', member);

const REAL = [0, 1, 2];
export const isReal = ({ type: kind }: Member) => REAL.includes(kind);

export const MERCHANT = 'feria';
export const TRIAL_MERCHANT = 'feriatrial';
const DAY = 86_400_000;

export const newMember = (
  fields: Pick<Member, 'id' | 'account' | 'password' | 'registeredAt'> & Partial<Member>,
): Member => ({
  type: 0,
  merchant: MERCHANT,
  isAgent: false,
  upline: null,
  nickname: null,
  email: null,
  payeeName: null,
  mobile: null,
  dialingCode: null,
  referrer: null,
  icon: null,
  vipLevel: 0,
  points: 0,
  firstTimeLogin: false,
  isDisabled: false,
  ...fields,
});

export async function seedMembers(db: Database) {
  const now = db.clock.now();
  for (const {
    memberSinceDays,
    balance: _balance,
    persona: _persona,
    about: _about,
    ...fields
  } of personas) {
    await db.of(members).add(newMember({ ...fields, registeredAt: now - memberSinceDays * DAY }));
  }
}

export const byAccount = (db: Database, account: string) => {
  const wanted = account.trim().toLowerCase();
  return db.of(members).find((one) => one.account.toLowerCase() === wanted);
};

export const byEmail = (db: Database, email: string) => {
  const wanted = email.trim().toLowerCase();
  return db.of(members).find((one) => one.email?.toLowerCase() === wanted);
};
