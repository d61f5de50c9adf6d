import { type } from 'arktype';
import { defineTable } from '../core/table';

const rebateClaim = type({
  id: 'string',
  memberId: 'string',
  gameType: 'string',
  turnover: 'number.integer >= 0',
  amount: 'number.integer > 0',
  at: 'number',
});
/** Cash back that was paid. The next cash back counts stakes from that time on. */
export const rebateClaims = defineTable('rebateClaims', rebateClaim);

const vipClaim = type({ id: 'string', memberId: 'string', at: 'number' });
/** The id is `<member>/<kind>/<level or period>`. */
export const vipClaims = defineTable('vipClaims', vipClaim);
