import { cashier } from '../../../fixtures/cashier/cashier';
import * as contract from '../../../src/contract/games/gameFacts';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { factsOf, gameById, launchNamesOf } from '../../db/games/catalogue';
import { toDecimal } from '../../rules/cashier/money';

export const gameFacts = [
  handle(contract.gameFacts, ({ db, input }) => {
    const game = gameById(db, String(input.nodeId)) ?? reject('game_missing');
    return {
      minBet: game.minBet,
      maxBet: toDecimal(cashier.maxStake),
      ...factsOf(game),
      ...launchNamesOf(game),
    };
  }),
];
