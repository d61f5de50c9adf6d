import { type } from 'arktype';
import { table } from '../core/table';

const registration = type({
  /** The member's id. */
  id: 'string',
  method: "'username' | 'mobileNum'",
  source: "'H5' | 'APP' | 'PWA' | 'WEBCLIP'",
  registerUrl: 'string',
  affiliateCode: 'string',
  /** Document, birth date and accounts elsewhere, as far as the form asked for them. */
  details: { '[string]': 'string' },
});

/** What a member said when the account was made. */
export const registrations = table('registrations', registration);
