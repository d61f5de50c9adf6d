import { type } from 'arktype';
import { defineTable } from '../../core/table';

const check = type({ id: 'string', everyMinutes: 'number | null', answeredAt: 'number' });

/** The chosen interval between reality checks, and the last answer. The id is the member's. */
export const realityChecks = defineTable('realityChecks', check);
