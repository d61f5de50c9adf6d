import { type } from 'arktype';
import { table } from '../core/table';

const resetLink = type({
  /** The token in the mail. */
  id: 'string',
  email: 'string',
  /** Nobody has the address: then no mail went out, but the limit counts. */
  memberId: 'string | null',
  sentAt: 'number',
  expiresAt: 'number',
});

/** Recovery mails, as if delivered. Readable through the door. */
export const resetLinks = table('resetLinks', resetLink);
