import { createResource, type Resource } from '@kit/resource';
import { createGame, type GamesPage } from './game';
import type { Host } from './host';

const HOME_SIZE = 54;

/** A shelf of home: a category, or slots of one maker. */
const MAKERS: Record<string, { category: string; vendor: string }> = {
  PGSLOT: { category: 'RNG', vendor: 'PG' },
  JLSLOT: { category: 'RNG', vendor: 'JL' },
};

export type Shelf = Resource<GamesPage>;

/** What home shows of each category. Kept, so that coming back finds it as it was. */
export function createShelf({ use }: Host) {
  const { page } = use(createGame);
  const shelves = new Map<string, Shelf>();

  return {
    of(code: string): Shelf {
      const query = { ...(MAKERS[code] ?? { category: code }), page: 1, size: HOME_SIZE };
      const found = shelves.get(code) ?? createResource((_, { signal }) => page(query, signal));
      shelves.set(code, found);
      return found;
    },

    /** Names change with the language. */
    reload: () => Promise.all([...shelves.values()].map((shelf) => shelf.reload())),
  };
}
