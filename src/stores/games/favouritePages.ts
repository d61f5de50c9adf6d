import { favourites } from '../../contract/games/favourite';
import { createCollection } from '../base/collection';
import type { Host } from '../base/host';
import { createFavourite, withGames } from './favourite';

export const FAVOURITES_PAGE_SIZE = 15;

/** The member's favourites page by page, for a list of them. */
export function createFavouritePages({ call, use, memberOwned }: Host) {
  const pages = memberOwned(
    createCollection({
      read: async (_, page, options) => withGames(await call(favourites, page, options)),
      key: 'id',
      pageSize: FAVOURITES_PAGE_SIZE,
    }),
  );
  const { lists } = use(createFavourite);
  lists.value = [...lists.peek(), pages];
  return pages;
}
