import { type } from 'arktype';
import { type MailFacts, mails as seeded } from '../../../fixtures/messages/mails';
import { vipLevels } from '../../../fixtures/promotions/vip';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import { memberRows } from '../../rules/account/memberRows';
import { teamOf } from '../../rules/agents/team';
import { sumOfAmounts } from '../../rules/cashier/money';
import { openRebates } from '../../rules/promotions/rebate';
import { moneyText } from '../../rules/site/market';
import { members } from '../account/member';
import { withdrawals } from '../cashier/withdraw';

const words = type({ title: 'string', content: 'string' });

const mail = type({
  id: 'string',
  memberId: 'string',
  sender: 'string',
  isAdmin: 'boolean',
  at: 'number',
  read: 'boolean',
  texts: { ES: words, EN: words },
});
export type Mail = typeof mail.infer;

export const mails = defineTable('mails', mail);

const HOUR = 3_600_000;

export const mailsOf = (db: Database, memberId: string) =>
  db.table(mails).filter((mail) => mail.memberId === memberId);

export const countUnreadMails = (db: Database, memberId: string) =>
  mailsOf(db, memberId).filter(({ read }) => !read).length;

/** Sends a message to a member. */
export const sendMail = (
  db: Database,
  memberId: string,
  texts: Mail['texts'],
  at = db.clock.now(),
) =>
  db.table(mails).create({
    id: db.newId('M'),
    memberId,
    sender: 'Feria',
    isAdmin: true,
    at,
    read: false,
    texts,
  });

/** What the other seeds have written of a member, for the texts of the mails. */
function factsOf(db: Database, memberId: string): MailFacts {
  const member = db.table(members).get(memberId);
  if (!member) throw new Error(`no member ${memberId}`);
  const { dailyWithdraw = 0, freeWithdrawals = 0 } = vipLevels[member.vipLevel] ?? {};
  const paid = memberRows(db, withdrawals, memberId).filter(({ state }) => state === 'paid');
  const weekAgo = db.clock.now() - 7 * 24 * HOUR;
  const team = teamOf(db, member);
  return {
    rebate: moneyText(db, sumOfAmounts(openRebates(db, member))),
    lastWithdrawal: moneyText(db, paid[0]?.amount ?? 0),
    lastWithdrawalAt: paid[0]?.updatedAt ?? db.clock.now(),
    account: paid[0]?.accountNumber.slice(-4) ?? '',
    vipLevel: member.vipLevel,
    dailyWithdraw: moneyText(db, dailyWithdraw),
    freeWithdrawals,
    joined: team.filter(({ member: { registeredAt } }) => registeredAt >= weekAgo).length,
  };
}

export async function seedMails(db: Database) {
  const now = db.clock.now();
  const factsByMember = new Map<string, MailFacts>();
  for (const { to, hoursAgo, at: sentAt, texts, ...mail } of seeded) {
    for (const memberId of to) {
      const id = `${mail.id}-${memberId.slice(2)}`;
      const facts = factsByMember.get(memberId) ?? factsOf(db, memberId);
      factsByMember.set(memberId, facts);
      const at = sentAt?.(facts) ?? now - hoursAgo * HOUR;
      await db.table(mails).create({ ...mail, id, memberId, at, texts: texts(facts) });
    }
  }
}
