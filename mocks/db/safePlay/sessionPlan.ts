import { type } from 'arktype';
import { defineTable } from '../../core/table';

const plan = type({ id: 'string', startedAt: 'number', minutes: 'number', amount: 'number' });

/** The last session plan of each member. The id is the member's; the amount is in minor units. */
export const sessionPlans = defineTable('sessionPlans', plan);
