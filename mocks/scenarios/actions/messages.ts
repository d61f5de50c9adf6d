import { personas } from '../../../fixtures/account/personas';
import type { Database } from '../../core/database';
import { chats } from '../../db/messages/chat';
import { mails, sendMail } from '../../db/messages/mail';
import { notices } from '../../db/messages/notice';
import { realMembers } from './members';

/** Leaves out the members of downlines, because there are too many of them. */
const isPersona = ({ id }: { id: string }) => personas.some((persona) => persona.id === id);

export function removeNotices(db: Database, type?: string) {
  for (const notice of db.table(notices).all())
    if (type === undefined || notice.type === type) db.table(notices).delete(notice.id);
}

/** Gives every persona this many unread messages, in the inbox and in the chat. */
export async function setUnread(db: Database, count: number) {
  for (const { id: memberId } of realMembers(db).filter(isPersona)) {
    await db.table(chats).upsert({ id: memberId, unread: count });
    const unreadMails = db.table(mails).filter((mail) => mail.memberId === memberId && !mail.read);
    for (const { id } of unreadMails.slice(count)) await db.table(mails).update(id, { read: true });
    for (let number = unreadMails.length + 1; number <= count; number++) {
      await sendMail(db, memberId, {
        ES: { title: `Aviso ${number}`, content: '<p>Un mensaje más.</p>' },
        EN: { title: `Notice ${number}`, content: '<p>One more message.</p>' },
      });
    }
  }
}
