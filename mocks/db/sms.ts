import { type } from 'arktype';
import { table } from '../core/table';

const smsCode = type({
  /** `<purpose>/<dialing code>/<number>` */
  id: 'string',
  number: 'string',
  code: 'string',
  expiresAt: 'number',
  tries: 'number.integer',
  /** When messages went to it within the last hour. */
  sentAt: 'number[]',
});

/** The phone network: what was sent last, by purpose and number. Readable through the door. */
export const smsCodes = table('smsCodes', smsCode);
