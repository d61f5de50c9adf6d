import * as contract from '../../src/contract/mail';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { type Mail, mails, mailsOf, unreadMails } from '../db/mail';
import { pageOf } from '../rules/pages';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

function toWire({ memberId: _, texts, ...one }: Mail, language: string): contract.WireMail {
  const { title, content } = texts[language === 'ES' ? 'ES' : 'EN'];
  return { ...one, title, content, preview: textOf(content) };
}

/** Only the caller's own mail, whatever ids were asked for. */
function chosen(db: Database, memberId: string, ids: string[]) {
  const asked = new Set(ids);
  return mailsOf(db, memberId).filter(({ id }) => asked.has(id));
}

async function markRead(db: Database, memberId: string, some: Mail[]) {
  const fresh = some.filter(({ read }) => !read);
  for (const { id } of fresh) await db.of(mails).change(id, { read: true });
  return { changed: fresh.length, unread: unreadMails(db, memberId) };
}

export const mail = [
  handle(contract.mailUnread, ({ db, member }) => ({ count: unreadMails(db, member.id) })),

  handle(contract.mails, ({ db, member, input, languageCode }) => {
    const { state = 'all' } = input;
    const mine = mailsOf(db, member.id)
      .filter(({ read }) => state === 'all' || read === (state === 'read'))
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    const { list, ...page } = pageOf(mine, input);
    const unread = unreadMails(db, member.id);
    return { ...page, unread, content: list.map((one) => toWire(one, languageCode)) };
  }),

  handle(contract.readMails, ({ db, member, input }) =>
    markRead(db, member.id, chosen(db, member.id, input.ids)),
  ),

  handle(contract.readAllMails, ({ db, member }) =>
    markRead(db, member.id, mailsOf(db, member.id)),
  ),

  handle(contract.deleteMails, ({ db, member, input }) => {
    const gone = chosen(db, member.id, input.ids);
    for (const { id } of gone) db.of(mails).remove(id);
    return { changed: gone.length, unread: unreadMails(db, member.id) };
  }),
];
