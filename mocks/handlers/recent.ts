import * as contract from '../../src/contract/recent';
import { handle } from '../core/handle';
import { gameById } from '../db/catalogue';
import { addRecent, recentsOf } from '../db/recent';
import { shelfOf } from '../rules/shelf';

export const recent = [
  handle(contract.addRecentGame, async ({ db, member, input }) => {
    const nodeId = String(input.nodeId);
    if (!gameById(nodeId)) return { success: false };
    await addRecent(db, member.id, nodeId);
    return { success: true };
  }),

  handle(contract.recentGames, ({ db, member, input, languageCode }) =>
    shelfOf(recentsOf(db, member.id), input, languageCode),
  ),
];
