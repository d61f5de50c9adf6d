import { type } from 'arktype';
import { defineTable } from '../../core/table';

const exclusion = type({
  /** `<member>/<type of games>`. */
  id: 'string',
  memberId: 'string',
  gameType: 'string',
  startedAt: 'number',
  until: 'number | null',
});

/** Exclusions from one type of games. `until` is null when the exclusion never ends. */
export const gameExclusions = defineTable('gameExclusions', exclusion);
