import { type } from 'arktype';
import { defineTable } from '../../core/table';

const presence = type({ id: 'string', memberId: 'string', from: 'number', to: 'number' });

/** Periods in which a member used the site without a longer pause, on any tab or device. */
export const presences = defineTable('presences', presence);
