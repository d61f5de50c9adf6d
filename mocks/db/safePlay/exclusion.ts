import { type } from 'arktype';
import { defineTable } from '../../core/table';

const exclusion = type({ id: 'string', startedAt: 'number', until: 'number | null' });

/** Breaks and exclusions. The id is the member's. `until` is null when the exclusion never ends. */
export const exclusions = defineTable('exclusions', exclusion);

const ticket = type({ id: 'string', memberId: 'string', expiresAt: 'number' });

/** Tickets for sessions that can only withdraw. */
export const withdrawTickets = defineTable('withdrawTickets', ticket);
