import type { Database } from '../../core/database';
import { gameById, toWireGame } from '../../db/games/catalogue';
import { type PageQuery, paginate } from '../paginate';

/** A page of games from a list of the member, such as the favourites. */
export function gamesPage(
  db: Database,
  rows: { nodeId: string }[],
  page: PageQuery,
  languageCode: string,
) {
  const { list, pageNum, totalPages } = paginate(rows, page);
  const games = list.map(({ nodeId }) => gameById(db, nodeId)).filter((game) => game !== undefined);
  return { content: games.map((game) => toWireGame(game, languageCode)), totalPages, pageNum };
}
