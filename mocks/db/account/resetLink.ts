import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const resetLink = type({
  /** The token in the mail. */
  id: 'string',
  email: 'string',
  /** Null when no member has the address: no mail is sent, but the request counts for the limit. */
  memberId: 'string | null',
  sentAt: 'number',
  expiresAt: 'number',
});

/** Mails with reset links. Developers and tests read the mails by the admin API. */
export const resetLinks = defineTable('resetLinks', resetLink);

/** Ends all links of a member after a new password: older links are still in the mailbox. */
export async function endResetLinks(db: Database, memberId: string) {
  for (const { id } of db.table(resetLinks).filter((link) => link.memberId === memberId))
    await db.table(resetLinks).update(id, { expiresAt: 0 });
}
