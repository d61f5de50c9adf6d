import { type } from 'arktype';
import { defineTable } from '../../core/table';

const rebateClaim = type({
  id: 'string',
  memberId: 'string',
  gameType: 'string',
  turnover: 'number.integer >= 0',
  amount: 'number.integer > 0',
  at: 'number',
});
/** Manual rebates that were paid. The next one counts stakes that are settled after `at`. */
export const rebateClaims = defineTable('rebateClaims', rebateClaim);

const vipClaim = type({ id: 'string', memberId: 'string', at: 'number' });
/** VIP bonuses that were paid. The id is `<member>/<kind>/<level or first day of the period>`. */
export const vipClaims = defineTable('vipClaims', vipClaim);
