import { createResource } from '@kit/resource';
import { createGame, type Game } from './game';
import { distinctiveWords } from './gameMatch';
import type { Host } from './host';

const PAGE_SIZE = 54;
const MAX_SIMILAR = 9;

/** Crash games are a category of the app; the server sends them as slots. */
const categoryOf = ({ type, category }: Game) =>
  category.toUpperCase() === 'CRASH' ? 'CRASH' : type;

/**
 * The games that are the most like one: by the words of their names (or words of the same meaning),
 * then by vendor, then by kind. Games that are alike keep their order.
 */
export function mostSimilar(game: Game, games: readonly Game[], limit = MAX_SIMILAR): Game[] {
  const words = distinctiveWords(game.name);
  const scoreOf = (other: Game) => {
    const shared = [...distinctiveWords(other.name)].filter((word) => words.has(word)).length;
    const isSameKind = categoryOf(other) === categoryOf(game);
    return 3 * shared + 2 * Number(other.vendor === game.vendor) + Number(isSameKind);
  };
  return [...new Map(games.map((other) => [other.id, other])).values()]
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}

/** Games like a given one, from its vendor, its kind, and the popular games that are loaded already. */
export function createSimilar({ use }: Host) {
  const { page, hot } = use(createGame);
  const newList = () =>
    createResource(
      async (game: Game, { signal }) => {
        const query = { category: categoryOf(game), page: 1, size: PAGE_SIZE };
        const pages = await Promise.all([
          page({ ...query, vendor: game.vendor }, signal),
          page(query, signal),
        ]);
        const games = pages.flatMap(({ games }) => games);
        return mostSimilar(game, [...games, ...(hot.value.peek() ?? [])]);
      },
      { id: 'id' },
    );
  return {
    /** For the game of the sheet. */
    ofSheet: newList(),
    /** For the game that was played last. */
    ofLast: newList(),
  };
}
