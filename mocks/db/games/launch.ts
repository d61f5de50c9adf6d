import { type } from 'arktype';
import { defineTable } from '../../core/table';

const launch = type({
  id: 'string',
  /** Null when a visitor plays for free. */
  memberId: 'string | null',
  nodeId: 'string',
  isFree: 'boolean',
  /** The play money that is left in a free launch, in minor units. */
  funds: 'number.integer >= 0',
  expiresAt: 'number',
});

/** Tickets of launched games. A game gets a ticket and never the session token. */
export const launches = defineTable('launches', launch);
