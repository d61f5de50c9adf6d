import type { Database } from '../../core/database';
import { chats } from '../../db/chat';
import { mails, sendMail } from '../../db/mail';
import { notices } from '../../db/notice';
import { realMembers } from './members';

export function removeNotices(db: Database, type?: string) {
  for (const notice of db.table(notices).all())
    if (type === undefined || notice.type === type) db.table(notices).delete(notice.id);
}

/** Gives every real member this many unread messages, in the inbox and in the chat. */
export async function setUnread(db: Database, count: number) {
  for (const { id: memberId } of realMembers(db)) {
    await db.table(chats).upsert({ id: memberId, unread: count });
    const unreadMails = db.table(mails).filter((mail) => mail.memberId === memberId && !mail.read);
    for (const { id } of unreadMails.slice(count)) await db.table(mails).update(id, { read: true });
    for (let n = unreadMails.length + 1; n <= count; n++) {
      await sendMail(db, memberId, {
        ES: { title: `Aviso ${n}`, content: '<p>Un mensaje más.</p>' },
        EN: { title: `Notice ${n}`, content: '<p>One more message.</p>' },
      });
    }
  }
}
