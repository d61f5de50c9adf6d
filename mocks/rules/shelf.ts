import { gameById, toWireGame } from '../db/catalogue';
import { type PageOf, pageOf } from './pages';

/** A page of a member's own list of games. */
export function shelfOf(rows: { nodeId: string }[], page: PageOf, languageCode: string) {
  const { list, pageNum, totalPages } = pageOf(rows, page);
  const games = list.map(({ nodeId }) => gameById(nodeId)).filter((one) => one !== undefined);
  return { content: games.map((one) => toWireGame(one, languageCode)), totalPages, pageNum };
}
