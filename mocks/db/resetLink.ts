import { type } from 'arktype';
import type { Database } from '../core/database';
import { defineTable } from '../core/table';

const resetLink = type({
  /** The token in the mail. */
  id: 'string',
  email: 'string',
  /** Null when no member has the address: no mail is sent, but the request counts for the limit. */
  memberId: 'string | null',
  sentAt: 'number',
  expiresAt: 'number',
});

/** Mails with reset links. The admin API shows them, as a mailbox would. */
export const resetLinks = defineTable('resetLinks', resetLink);

/** A new password ends all links, used or not: a mailbox keeps the older ones. */
export async function endResetLinks(db: Database, memberId: string) {
  for (const { id } of db.table(resetLinks).filter((link) => link.memberId === memberId))
    await db.table(resetLinks).update(id, { expiresAt: 0 });
}
