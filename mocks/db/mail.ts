import { type } from 'arktype';
import { mails as seeded } from '../../fixtures/mails';
import type { Database } from '../core/database';
import { table } from '../core/table';

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

export const mails = table('mails', mail);

const HOUR = 3_600_000;

export const mailsOf = (db: Database, memberId: string) =>
  db.of(mails).where((one) => one.memberId === memberId);

export const unreadMails = (db: Database, memberId: string) =>
  mailsOf(db, memberId).filter(({ read }) => !read).length;

/** For rules that write to a member: a bonus was granted, a withdrawal left. */
export const sendMail = (db: Database, memberId: string, texts: Mail['texts']) =>
  db.of(mails).add({
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
  for (const { to, hoursAgo, ...one } of seeded) {
    for (const memberId of to) {
      const id = `${one.id}-${memberId.slice(2)}`;
      await db.of(mails).add({ ...one, id, memberId, at: now - hoursAgo * HOUR });
    }
  }
}
