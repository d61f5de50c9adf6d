import { type } from 'arktype';
import { table } from '../core/table';

const launch = type({
  id: 'string',
  /** Nobody, when a visitor plays for free. */
  memberId: 'string | null',
  nodeId: 'string',
  isFree: 'boolean',
  /** Play money that is left to a free launch. */
  funds: 'number.integer >= 0',
  expiresAt: 'number',
});

/** Tickets of opened games: the game gets one instead of the session's token. */
export const launches = table('launches', launch);
