import { type } from 'arktype';
import { defineTable } from '../../core/table';

const amount = 'number.integer | null' as const;

const limit = type({
  /** `<member>/<kind>/<period>`. */
  id: 'string',
  memberId: 'string',
  kind: "'deposit' | 'loss' | 'stake' | 'time'",
  period: "'day' | 'week' | 'month'",
  /** Minor units, or minutes for the limit of time. Null: no limit. */
  amount,
  /** A looser limit that waits until `from`. If it is confirmed already, it applies then by itself. */
  pending: type({ amount, from: 'number', isConfirmed: 'boolean' }).or('null'),
});
export type LimitRow = typeof limit.infer;

/** Limits that members set for themselves. */
export const limits = defineTable('limits', limit);
