import { type } from 'arktype';
import { table } from '../core/table';

const bounds = {
  dailyDeposit: 'number.integer | null',
  dailyStake: 'number.integer | null',
} as const;

const limit = type({
  /** The member's id. */
  id: 'string',
  ...bounds,
  coming: type({ ...bounds, at: 'number' }).or('null'),
});
export type LimitRow = typeof limit.infer;

/** Bounds that members set for themselves. */
export const limits = table('limits', limit);
