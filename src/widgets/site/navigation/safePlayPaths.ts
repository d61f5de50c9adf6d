import { paths } from './paths';

const { safePlay } = paths;

/** The pages of safe play. Not in paths.ts: other screens do not need them. */
export const safePlayPaths = {
  home: safePlay,
  limits: `${safePlay}/limits`,
  breaks: `${safePlay}/break`,
  games: `${safePlay}/games`,
  selfTest: `${safePlay}/selfTest`,
  history: `${safePlay}/history`,
} as const;

/** In the query of the limits: a registration has led there, and its way goes on from there. */
export const AFTER_REGISTRATION = 'registered';
