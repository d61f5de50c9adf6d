import { type } from 'arktype';
import { defineTable } from '../../core/table';

const flight = type({
  id: 'string',
  memberId: 'string',
  /** The free launch whose play money is staked. Null when the round has a bet of its own, with the same id. */
  launchId: 'string | null',
  nodeId: 'string',
  stake: 'number.integer > 0',
  /** The multiplier at which the round cashes out by itself. */
  target: 'number',
  /** Below 1, nobody can cash out. */
  crashedAt: 'number > 0',
  startedAt: 'number',
  /** Null while it flies. */
  endedAt: 'number | null',
  /** What the round paid, in stakes. Zero until it is over. */
  multiplier: 'number',
});
export type Flight = typeof flight.infer;

/** The rounds of crash games. */
export const flights = defineTable('flights', flight);
