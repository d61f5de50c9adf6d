import * as contract from '../../../src/contract/games/favourite';
import type { HandlerContext } from '../../core/handle';
import { handle } from '../../core/handle';
import { gameById } from '../../db/games/catalogue';
import { favourites } from '../../db/games/favourite';
import { gamesPage } from '../../rules/games/gamesPage';
import type { PageQuery } from '../../rules/paginate';

function favouritesPage({ db, member, input, languageCode }: HandlerContext<PageQuery>) {
  const rows = db
    .table(favourites)
    .filter(({ memberId }) => memberId === member.id)
    .toSorted((a, b) => b.order - a.order);
  return gamesPage(db, rows, input, languageCode);
}

export const favourite = [
  handle(contract.addFavourite, async ({ db, member, input }) => {
    const nodeId = String(input.nodeId);
    const id = `${member.id}/${nodeId}`;
    if (!gameById(db, nodeId)) return { success: false };
    if (db.table(favourites).get(id)) return { success: true };
    const order =
      db
        .table(favourites)
        .all()
        .reduce((max, favourite) => Math.max(max, favourite.order), 0) + 1;
    await db.table(favourites).create({ id, memberId: member.id, nodeId, order });
    return { success: true };
  }),

  // Like adding, this can be repeated: a client without a reply may send the call again. So it also succeeds when the
  // game is no favourite.
  handle(contract.removeFavourite, ({ db, member, input }) => {
    const nodeId = String(input.nodeId);
    db.table(favourites).delete(`${member.id}/${nodeId}`);
    return { success: gameById(db, nodeId) !== undefined };
  }),

  handle(contract.favourites, favouritesPage),
  handle(contract.favouriteList, favouritesPage),
];
