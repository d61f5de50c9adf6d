import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

/** The member's invitation link, and what it has earned so far. */
export const referral = endpoint('GET', '/wps/relay/MCS2_getReferral', {
  personal: ['code', 'url', 'qr'],
  auth: 'member',
  carries: ['language'],
  out: type({
    code: 'string',
    url: 'string',
    qr: "string = ''",
    'invited?': 'number.integer',
    'rewarded?': 'number.integer',
    'earned?': 'number',
    /** A friend who has deposited `deposit` earns the member `reward`. */
    rule: { reward: 'number', deposit: 'number' },
    steps: type({ title: 'string', text: 'string' }).array(),
  }),
});

const friend = type({
  name: 'string',
  joinedAt: 'number',
  state: "'joined' | 'deposited' | 'rewarded'",
  reward: 'number',
});
export type Friend = typeof friend.infer;

export const friends = endpoint('GET', '/wps/relay/MCS2_getReferralList', {
  personal: ['name'],
  auth: 'member',
  in: type(paged),
  list: 'content',
  out: type({ content: friend.array(), ...pageTotals }),
});
