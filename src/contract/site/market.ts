import { type } from 'arktype';
import type { GameFrameRules } from './gameFrameRules';
import type { MarketInformation } from './marketInformation';

/**
 * What the market of the site changes in the app: docs/markets.md. An extension of the settings. What is absent is as the
 * specification says.
 */
const fields = type({
  /** The name of the market, such as `es`. */
  'name?': 'string',
  /** Who may play for free: with play money, in a game or with a trial account. */
  'freePlay?': "'everyone' | 'loggedIn' | 'verified' | 'never'",
  /** Whether an open withdrawal can be cancelled, can be locked by the member against that, or can never be cancelled. */
  'withdrawal?': "'cancel' | 'lock' | 'final'",
  /** A new member is led to the limits after the registration. */
  'limitsAtRegistration?': 'boolean',
  /** Whether a member can plan time and money before slots begin, or must (`slots`). Absent: `none`. */
  'sessionPlan?': "'none' | 'offered' | 'slots'",
  /** Whether members can exclude themselves from types of games. Absent: `none`. */
  'gameExclusion?': "'none' | 'offered'",
});

/** What only later screens read. They check it themselves: here the check would load before every first screen. */
interface LateFields {
  /** The country of the players, such as `ES`: numbers and dates are written as there. */
  country?: string;
  /**
   * The register of people who may not play anywhere in the country, which is asked at each registration and login. The
   * address is for players.
   */
  exclusionRegister?: { name: string; address: string };
  /** Before which step the identity of a member must be verified. */
  verification?: 'none' | 'firstDeposit' | 'firstWithdrawal';
  /** After how many months members are reminded to review their limits. */
  reviewMonths?: number;
  /** What the market asks of the games in their frames. */
  gameFrame?: GameFrameRules;
  /** Whether the facts of a game (gameFacts.ts) must be shown before it is played for money. Absent: `offered`. */
  gameFacts?: 'offered' | 'beforePlay';
  /** Where a member sees a clock and how long the session is: above games, or on every page. Absent: `none`. */
  sessionClock?: 'none' | 'games' | 'always';
  /** What the market asks the site to show. */
  information?: MarketInformation;
}

export const marketSettings = fields.as<typeof fields.infer & LateFields>();
export type MarketSettings = typeof marketSettings.infer;
