import * as contract from '../../../src/contract/games/recent';
import { handle } from '../../core/handle';
import { gameById } from '../../db/games/catalogue';
import { addRecent, recentsOf } from '../../db/games/recent';
import { gamesPage } from '../../rules/games/gamesPage';

export const recent = [
  handle(contract.addRecentGame, async ({ db, member, input }) => {
    const nodeId = String(input.nodeId);
    if (!gameById(db, nodeId)) return { success: false };
    await addRecent(db, member.id, nodeId);
    return { success: true };
  }),

  handle(contract.recentGames, ({ db, member, input, languageCode }) =>
    gamesPage(db, recentsOf(db, member.id), input, languageCode),
  ),
];
