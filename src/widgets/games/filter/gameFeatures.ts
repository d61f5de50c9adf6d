/** What a game can have, in the order of the filter. Apart from `gameFilter.ts`, which lists load before they are shown. */
export const FEATURES = [
  'freeSpins',
  'jackpot',
  'bonusBuy',
  'megaways',
  'multiplier',
  'tournament',
] as const;
