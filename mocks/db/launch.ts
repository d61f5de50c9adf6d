import { type } from 'arktype';
import { defineTable } from '../core/table';

const launch = type({
  id: 'string',
  /** Null when a visitor plays for free. */
  memberId: 'string | null',
  nodeId: 'string',
  isFree: 'boolean',
  /** The rest of the play money of a free launch. */
  funds: 'number.integer >= 0',
  expiresAt: 'number',
});

/** Tickets of launched games. A game gets a ticket and never the session token. */
export const launches = defineTable('launches', launch);
