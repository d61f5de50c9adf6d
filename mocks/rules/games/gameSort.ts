import type { GameSort } from '../../../src/contract/games/game';
import type { Database } from '../../core/database';
import {
  allGames,
  type CatalogueGame,
  factsOf,
  gameCountOf,
  hotGames,
} from '../../db/games/catalogue';

type Compare = (a: CatalogueGame, b: CatalogueGame) => number;

export const SORTS: readonly GameSort[] = [
  'popular',
  'newest',
  'name',
  'rtp',
  'volatility',
  'minBet',
];

const LEVELS = ['low', 'medium', 'high'];
const levelOf = (game: CatalogueGame) => {
  const { volatility } = factsOf(game);
  return volatility === undefined ? LEVELS.length : LEVELS.indexOf(volatility);
};

const collators = { ES: new Intl.Collator('es'), EN: new Intl.Collator('en') };

/** Games without a value come last. */
const comparisons = (language: 'ES' | 'EN'): Record<Exclude<GameSort, 'popular'>, Compare> => ({
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || Number(b.nodeId) - Number(a.nodeId),
  name: (a, b) => collators[language].compare(a.name[language], b.name[language]),
  rtp: (a, b) => (factsOf(b).rtp ?? 0) - (factsOf(a).rtp ?? 0),
  volatility: (a, b) => levelOf(a) - levelOf(b),
  minBet: (a, b) => a.minBet - b.minBet,
});

/** A catalogue never changes, so each order is made once. */
const sortedLists = new Map<string, CatalogueGame[]>();

/** All games, sorted. */
export function sortedGames(db: Database, sort: GameSort, languageCode: string): CatalogueGame[] {
  if (sort === 'popular') return hotGames(undefined, db);
  const language = languageCode === 'ES' ? 'ES' : 'EN';
  const key = `${sort}/${language}/${gameCountOf(db)}`;
  const games = sortedLists.get(key) ?? allGames(db).toSorted(comparisons(language)[sort]);
  sortedLists.set(key, games);
  return games;
}
