import * as contract from '../../src/contract/favourite';
import type { Ask } from '../core/handle';
import { handle } from '../core/handle';
import { gameById } from '../db/catalogue';
import { favourites } from '../db/favourite';
import type { PageOf } from '../rules/pages';
import { shelfOf } from '../rules/shelf';

function pageOf({ db, member, input, languageCode }: Ask<PageOf>) {
  const mine = db
    .of(favourites)
    .where(({ memberId }) => memberId === member.id)
    .toSorted((a, b) => b.order - a.order);
  return shelfOf(mine, input, languageCode);
}

export const favourite = [
  handle(contract.addFavourite, async ({ db, member, input }) => {
    const nodeId = String(input.nodeId);
    const id = `${member.id}/${nodeId}`;
    if (!gameById(nodeId)) return { success: false };
    if (db.of(favourites).get(id)) return { success: true };
    const order =
      db
        .of(favourites)
        .all()
        .reduce((most, one) => Math.max(most, one.order), 0) + 1;
    await db.of(favourites).add({ id, memberId: member.id, nodeId, order });
    return { success: true };
  }),

  handle(contract.removeFavourite, ({ db, member, input }) => ({
    success: db.of(favourites).remove(`${member.id}/${input.nodeId}`),
  })),

  handle(contract.favourites, pageOf),
  handle(contract.favouriteList, pageOf),
];
