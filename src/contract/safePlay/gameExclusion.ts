import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { breakHours } from './exclusion';

const excludable = type({
  /** The type in whose lists the games stand: those of the menu, and CRASH. Esports are part of SPORTS. */
  gameType: 'string',
  /** The end of the member's exclusion. Null: for good. Absent: there is none. */
  'until?': 'number | null',
});

const state = type({ types: excludable.array() });
export type GameExclusionState = typeof state.infer;

/** The types of games that a member can be excluded from. Called where the settings name `gameExclusion`. */
export const memberGameExclusions = endpoint('GET', '/wps/member/gameExclusion', {
  auth: 'member',
  list: 'types',
  out: state,
});

/**
 * From now on no game of the type opens, and none that is open can be played. It can be made longer, and never shorter.
 * The other games stay, and so does the session.
 */
export const startGameExclusion = endpoint('POST', '/wps/member/gameExclusion', {
  auth: 'member',
  in: type({ gameType: '1 <= string <= 40', hours: breakHours }),
  out: state,
});
