import { type } from 'arktype';
import { mails as seeded } from '../../fixtures/mails';
import type { Database } from '../core/database';
import { defineTable } from '../core/table';

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
export const sendMail = (db: Database, memberId: string, texts: Mail['texts']) =>
  db.table(mails).create({
    id: db.newId('M'),
    memberId,
    sender: 'Feria',
    isAdmin: true,
    at: db.clock.now(),
    read: false,
    texts,
  });

export async function seedMails(db: Database) {
  const now = db.clock.now();
  for (const { to, hoursAgo, ...mail } of seeded) {
    for (const memberId of to) {
      const id = `${mail.id}-${memberId.slice(2)}`;
      await db.table(mails).create({ ...mail, id, memberId, at: now - hoursAgo * HOUR });
    }
  }
}
