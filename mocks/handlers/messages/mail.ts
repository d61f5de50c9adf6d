import * as contract from '../../../src/contract/messages/mail';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import type { Language } from '../../core/messages/messages';
import { countUnreadMails, type Mail, mails, mailsOf } from '../../db/messages/mail';
import { paginate } from '../../rules/paginate';
import { withDueEvents } from '../../rules/site/dueEvents';

const previewOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    // Not the no-break space within an amount.
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()
    .slice(0, 120);

function toWire({ memberId: _, texts, ...mail }: Mail, language: Language): contract.WireMail {
  const { title, content } = texts[language];
  return { ...mail, title, content, preview: previewOf(content) };
}

/** The mails with these ids that belong to the member. */
function ownMails(db: Database, memberId: string, ids: string[]) {
  const wantedIds = new Set(ids);
  return mailsOf(db, memberId).filter(({ id }) => wantedIds.has(id));
}

async function markRead(db: Database, memberId: string, selected: Mail[]) {
  const unreadMails = selected.filter(({ read }) => !read);
  for (const { id } of unreadMails) await db.table(mails).update(id, { read: true });
  return { changed: unreadMails.length, unread: countUnreadMails(db, memberId) };
}

export const mail = [
  handle(
    contract.mailUnread,
    withDueEvents(({ db, member }) => ({ count: countUnreadMails(db, member.id) })),
  ),

  handle(
    contract.mails,
    withDueEvents(({ db, member, input, language }) => {
      const { state = 'all' } = input;
      const found = mailsOf(db, member.id)
        .filter(({ read }) => state === 'all' || read === (state === 'read'))
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
      const { list, ...page } = paginate(found, input);
      const unread = countUnreadMails(db, member.id);
      return { ...page, unread, content: list.map((mail) => toWire(mail, language)) };
    }),
  ),

  handle(contract.readMails, ({ db, member, input }) =>
    markRead(db, member.id, ownMails(db, member.id, input.ids)),
  ),

  handle(contract.readAllMails, ({ db, member }) =>
    markRead(db, member.id, mailsOf(db, member.id)),
  ),

  handle(contract.deleteMails, ({ db, member, input }) => {
    const deleted = ownMails(db, member.id, input.ids);
    for (const { id } of deleted) db.table(mails).delete(id);
    return { changed: deleted.length, unread: countUnreadMails(db, member.id) };
  }),
];
