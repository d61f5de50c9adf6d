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

/** In the query of the limits page: the member has just registered, so a button leads to the next page. */
export const AFTER_REGISTRATION = 'registered';
