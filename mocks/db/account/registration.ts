import { type } from 'arktype';
import { defineTable } from '../../core/table';

const registration = type({
  /** The id of the member. */
  id: 'string',
  method: "'username' | 'mobileNum'",
  source: "'H5' | 'APP' | 'PWA' | 'WEBCLIP'",
  registerUrl: 'string',
  affiliateCode: 'string',
  /** When age, terms and self-exclusion were confirmed, and the version of the terms. */
  consents: { at: 'number', termsVersion: 'string' },
  /** Document, birth date and accounts on other platforms, if the form asked for them. */
  details: { '[string]': 'string' },
});

/** What a member entered at registration. */
export const registrations = defineTable('registrations', registration);
