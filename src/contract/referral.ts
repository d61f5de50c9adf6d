import { type } from 'arktype';
import { endpoint } from './endpoint';
import { paged, pageTotals } from './record';

/** Invite and earn: the member's own link, and what it has brought. */
export const referral = endpoint('GET', '/wps/relay/MCS2_getReferral', {
  auth: 'member',
  carries: ['language'],
  out: type({
    code: 'string',
    url: 'string',
    qr: 'string',
    invited: 'number.integer',
    rewarded: 'number.integer',
    earned: 'number',
    /** A friend brings `reward` once they have deposited `deposit`. */
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
  auth: 'member',
  in: type({ ...paged }),
  out: type({ content: friend.array(), ...pageTotals }),
});
