import { type } from 'arktype';
import { table } from '../core/table';

const rebateClaim = type({
  id: 'string',
  memberId: 'string',
  gameType: 'string',
  turnover: 'number.integer >= 0',
  amount: 'number.integer > 0',
  at: 'number',
});
/** Cash back that was paid. The next one counts from there. */
export const rebateClaims = table('rebateClaims', rebateClaim);

const vipClaim = type({ id: 'string', memberId: 'string', at: 'number' });
/** Keyed `<member>/<kind>/<level or period>`. */
export const vipClaims = table('vipClaims', vipClaim);
