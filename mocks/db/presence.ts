import { type } from 'arktype';
import { defineTable } from '../core/table';

const presence = type({ id: 'string', memberId: 'string', from: 'number', to: 'number' });

/** Times in which a member used the site without a longer pause, over all tabs and devices. */
export const presences = defineTable('presences', presence);
