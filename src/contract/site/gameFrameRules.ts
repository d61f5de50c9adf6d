import { type } from 'arktype';

/** What a market asks of games: docs/markets.md. The app sends it to the game in its frame as it is. */
export const gameFrameRules = type({
  /** False: a game plays no round by itself. */
  'autoplay?': 'boolean',
  /** False: no round can be made faster than the game plays it by itself. */
  'turbo?': 'boolean',
  /** False: a payout of the stake or less is not celebrated. */
  'celebratesReturns?': 'boolean',
  /** How many seconds a round takes at least. */
  'leastRoundSeconds?': 'number',
});
export type GameFrameRules = typeof gameFrameRules.infer;
