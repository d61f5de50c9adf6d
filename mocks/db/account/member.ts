import { type } from 'arktype';
import { personas } from '../../../fixtures/account/personas';
import type { Database } from '../../core/database';
import { mainMerchant, trialMerchantOf } from '../../core/hosts/hostSites';
import { defineTable } from '../../core/table';

const member = type({
  id: 'string',
  account: 'string',
  password: 'string',
  type: 'number',
  merchant: 'string',
  isAgent: 'boolean',
  /** The agent above the member, if there is one. */
  upline: 'string | null',
  nickname: 'string | null',
  email: 'string | null',
  payeeName: 'string | null',
  mobile: 'string | null',
  dialingCode: 'string | null',
  /** The member who recommended the site, if there is one. */
  referrer: 'string | null',
  icon: 'string | null',
  vipLevel: 'number.integer',
  points: 'number.integer',
  firstTimeLogin: 'boolean',
  isDisabled: 'boolean',
  registeredAt: 'number',
});
export type Member = typeof member.infer;

export const members = defineTable('members', member);

const REAL = [0, 1, 2];
const TRIAL = 4;
export const isRealMember = ({ type: kind }: Member) => REAL.includes(kind);

const DAY = 86_400_000;

export const newMember = (
  fields: Pick<Member, 'id' | 'account' | 'password' | 'registeredAt'> & Partial<Member>,
): Member => ({
  type: 0,
  merchant: mainMerchant(),
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
    description: _about,
    ...fields
  } of personas) {
    const registeredAt = now - memberSinceDays * DAY;
    const merchant = fields.type === TRIAL ? trialMerchantOf(mainMerchant()) : mainMerchant();
    await db.table(members).create(newMember({ ...fields, merchant, registeredAt }));
  }
}

/** The upline of the members whom this one brings: this member, if an agent, or else the agent above. */
export const uplineBelow = (member: Member | undefined) =>
  member?.isAgent ? member.id : (member?.upline ?? null);

export const memberByAccount = (db: Database, account: string) => {
  const normalized = account.trim().toLowerCase();
  return db.table(members).find((member) => member.account.toLowerCase() === normalized);
};

export const memberByEmail = (db: Database, email: string) => {
  const normalized = email.trim().toLowerCase();
  return db.table(members).find((member) => member.email?.toLowerCase() === normalized);
};
