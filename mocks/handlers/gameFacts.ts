import { cashier } from '../../fixtures/cashier';
import * as contract from '../../src/contract/gameFacts';
import { handle } from '../core/handle';
import { reject } from '../core/requestError';
import { factsOf, gameById } from '../db/catalogue';
import { toDecimal } from '../rules/money';

export const gameFacts = [
  handle(contract.gameFacts, ({ input }) => {
    const game = gameById(String(input.nodeId)) ?? reject('game_missing');
    return { minBet: game.minBet, maxBet: toDecimal(cashier.maxStake), ...factsOf(game) };
  }),
];
