import { type } from 'arktype';
import { defineTable } from '../core/table';

const bounds = {
  dailyDeposit: 'number.integer | null',
  dailyStake: 'number.integer | null',
} as const;

const limit = type({
  /** The id of the member. */
  id: 'string',
  ...bounds,
  coming: type({ ...bounds, at: 'number' }).or('null'),
});
export type LimitRow = typeof limit.infer;

/** Limits that members set for themselves. */
export const limits = defineTable('limits', limit);
