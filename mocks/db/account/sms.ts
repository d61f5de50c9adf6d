import { type } from 'arktype';
import { defineTable } from '../../core/table';

const smsCode = type({
  /** `<purpose>/<dialing code>/<number>` */
  id: 'string',
  number: 'string',
  code: 'string',
  expiresAt: 'number',
  tries: 'number.integer',
  /** The times of the messages to this number in the last hour. */
  sentAt: 'number[]',
});

/** The last message by purpose and number. Developers and tests read the codes by the admin API. */
export const smsCodes = defineTable('smsCodes', smsCode);
