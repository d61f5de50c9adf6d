import { type } from 'arktype';
import { defineTable } from '../../core/table';

const review = type({ id: 'string', reviewedAt: 'number' });

/** When members last reviewed their limits. The id is the member's. */
export const limitReviews = defineTable('limitReviews', review);
