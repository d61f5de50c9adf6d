import type { InputOf } from '../../../src/contract/endpoint';
import type { gameFilterChoices } from '../../../src/contract/games/gameFilter';
import type { Database } from '../../core/database';
import { foldText } from '../../core/values/foldText';
import { type CatalogueGame, factsOf, gamesWith, listTypeOf } from '../../db/games/catalogue';

export type GameFilters = InputOf<typeof gameFilterChoices>;
export type GameTest = (game: CatalogueGame) => boolean;

/** The filters, named like their parameters. `minBet` and `maxMinBet` are one filter. */
export type FilterName =
  | 'vassalage'
  | 'gameFeature'
  | 'minBet'
  | 'minLine'
  | 'minRtp'
  | 'volatility'
  | 'supportPlay'
  | 'isNew'
  | 'withoutGameTypes';

const listOf = (text: string | undefined) => (text ? text.split(',') : []);

/** The tests of the filters that a member chooses. Only those that are set. */
export function chosenTests(query: GameFilters): Map<FilterName, GameTest> {
  const { minBet, maxMinBet, minLine, minRtp } = query;
  const tests = new Map<FilterName, GameTest>();
  const vendors = new Set(listOf(query.vassalage));
  const features = listOf(query.gameFeature);
  const levels = listOf(query.volatility);
  if (vendors.size) tests.set('vassalage', (game) => vendors.has(game.vassalage));
  if (features.length)
    tests.set('gameFeature', (game) => features.every((name) => game.features.includes(name)));
  if (minBet !== undefined || maxMinBet !== undefined)
    tests.set(
      'minBet',
      (game) =>
        game.minBet >= (minBet ?? 0) && game.minBet <= (maxMinBet ?? Number.POSITIVE_INFINITY),
    );
  if (minLine !== undefined) tests.set('minLine', (game) => game.lines >= minLine);
  if (minRtp !== undefined) tests.set('minRtp', (game) => (factsOf(game).rtp ?? 0) >= minRtp);
  if (levels.length)
    tests.set('volatility', (game) => levels.includes(factsOf(game).volatility ?? ''));
  if (query.supportPlay) tests.set('supportPlay', (game) => game.supportPlay);
  if (query.isNew) tests.set('isNew', (game) => game.isNew);
  const others = new Set(listOf(query.withoutGameTypes));
  if (others.size) tests.set('withoutGameTypes', (game) => !others.has(listTypeOf(game)));
  return tests;
}

/** The tests of category and name, which come from the screen. */
export function fixedTests({ gameType, gameClassify, gameName }: GameFilters): GameTest[] {
  const words = foldText(gameName ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const tests: GameTest[] = [];
  // With its own class, a crash game may be asked for by the type that it is sent with.
  const typeOf = gameClassify ? (game: CatalogueGame) => game.gameType : listTypeOf;
  if (gameType) tests.push((game) => typeOf(game) === gameType);
  if (gameClassify) tests.push((game) => game.gameCategory === gameClassify);
  for (const word of words) tests.push((game) => game.searchText.includes(word));
  return tests;
}

/** The games that fit a query, of the catalogue in its own order or of the `sorted` one. */
export function filterGames(
  query: GameFilters,
  sorted?: CatalogueGame[],
  db?: Database,
): CatalogueGame[] {
  const { gameType, gameClassify, vassalage } = query;
  const listed = gameClassify ? { vassalage } : { gameType, vassalage };
  const games = sorted ?? gamesWith(listed, db);
  // The list of a type has no others.
  const isOfType = !(sorted || gameClassify || vassalage);
  const fixed = fixedTests(isOfType ? { ...query, gameType: undefined } : query);
  const tests = [...fixed, ...chosenTests(query).values()];
  return tests.length ? games.filter((game) => tests.every((test) => test(game))) : games;
}
