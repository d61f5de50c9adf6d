import { createResource } from '@kit/data/resource';
import type { Host } from '../base/host';
import { createGame } from './game';
import { distinctiveWords } from './gameMatch';
import type { Game } from './gameOf';

/** The page sizes of the game list: on home, and on every other page. */
const HOME_PAGE_SIZE = 54;
const PAGE_SIZE = 12;
const MAX_SIMILAR = 9;

/** Crash games are a category of the app; the server sends them as slots. */
const categoryOf = ({ type, category }: Game) =>
  category.toUpperCase() === 'CRASH' ? 'CRASH' : type;

/**
 * The games that are most similar to a game. Words that both names have (or synonyms) count most, then the
 * vendor, then the category. Games with the same score keep their order.
 */
export function mostSimilar(game: Game, games: readonly Game[], limit = MAX_SIMILAR): Game[] {
  const words = distinctiveWords(game.name);
  const scoreOf = (other: Game) => {
    const shared = [...distinctiveWords(other.name)].filter((word) => words.has(word)).length;
    const isSameCategory = categoryOf(other) === categoryOf(game);
    return 3 * shared + 2 * Number(other.vendor === game.vendor) + Number(isSameCategory);
  };
  return [...new Map(games.map((other) => [other.id, other])).values()]
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}

/** Games similar to a given one: of its vendor, of its category, and of the hot games that are loaded already. */
export function createSimilar({ use, memberResource }: Host) {
  const { loadPage, hot } = use(createGame);
  async function similarTo(game: Game, size: number, signal: AbortSignal) {
    const query = { category: categoryOf(game), page: 1, size };
    const pages = await Promise.all([
      loadPage({ ...query, vendor: game.vendor }, signal),
      loadPage(query, signal),
    ]);
    const games = pages.flatMap(({ games }) => games);
    return mostSimilar(game, [...games, ...(hot.value.peek() ?? [])]);
  }
  return {
    /** For the game of the sheet. */
    ofSheet: createResource((game: Game, { signal }) => similarTo(game, PAGE_SIZE, signal)),
    /** For the game that the member played last. The result names it: the one for the next game may be loading. */
    ofLast: memberResource(async (game: Game, { signal }) => ({
      game,
      games: await similarTo(game, HOME_PAGE_SIZE, signal),
    })),
  };
}
