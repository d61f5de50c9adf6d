import { cashier } from '../../fixtures/cashier';
import * as contract from '../../src/contract/gameFacts';
import { handle } from '../core/handle';
import { Random } from '../core/random';
import { reject } from '../core/requestError';
import { gameById } from '../db/catalogue';
import { toDecimal } from '../rules/money';

const VOLATILITIES = ['low', 'medium', 'high'] as const;

export const gameFacts = [
  handle(contract.gameFacts, ({ input }) => {
    const game = gameById(String(input.nodeId)) ?? reject('game_missing');
    const bounds = { minBet: game.minBet, maxBet: toDecimal(cashier.maxStake) };
    // A bet on an event between others has no average of its own.
    if (['SPORTS', 'COCK', 'PVP'].includes(game.gameType)) return bounds;
    const random = Random.fromText(`facts/${game.nodeId}`);
    return {
      ...bounds,
      rtp: random.integer(9_200, 9_750) / 100,
      volatility: random.pick([...VOLATILITIES]),
    };
  }),
];
