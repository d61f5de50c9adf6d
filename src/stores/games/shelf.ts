import { createResource, type Resource } from '@kit/data/resource';
import type { Host } from '../base/host';
import { createGame, type GamesPage } from './game';

const SHELF_SIZE = 54;

export type Shelf = Resource<GamesPage>;

/** The games of each category on home. They stay, so that home shows them at once on return. */
export function createShelf({ use }: Host) {
  const { loadPage } = use(createGame);
  const shelves = new Map<string, Shelf>();

  return {
    shelfOf(code: string): Shelf {
      const query = { category: code, page: 1, size: SHELF_SIZE };
      const shelf = shelves.get(code) ?? createResource((_, { signal }) => loadPage(query, signal));
      shelves.set(code, shelf);
      return shelf;
    },

    /** For another language: the names of the games differ. */
    reload: () => Promise.all([...shelves.values()].map((shelf) => shelf.reload())),
  };
}
