import * as contract from '../../src/contract/round';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { gameById } from '../db/catalogue';
import { once, totalOf, toWire } from '../rules/money';
import { fateOf } from '../rules/round';
import { settled } from '../rules/settle';
import { checkEnough, endBet, placeBet, stakeOf } from '../rules/stake';

export const round = [
  handle(
    contract.playRound,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input } = ask;
        const game = gameById(String(input.nodeId)) ?? refuse('game_missing');
        const { nodeId, gameType, vassalage } = game;
        const stake = stakeOf(input.stake, Math.round(game.minBet * 100));
        checkEnough(db, member.id, vassalage, [{ stake }]);
        const fate = fateOf(db.chance, input);
        const what = { nodeId, gameType, vassalage, stake };
        const bet = { ...what, orderId: null, play: null, numbers: null };
        const placed = await placeBet(db, member, bet);
        const { win } = await endBet(
          db,
          placed,
          Math.floor((stake * Math.round(fate.times * 100)) / 100),
        );
        return {
          ...{ roundId: placed.id, nodeId, kind: input.kind, outcome: fate.outcome },
          stake: toWire(stake),
          win: toWire(win),
          multiplier: fate.times,
          balance: toWire(totalOf(db, member.id)),
        };
      }),
    ),
  ),
];
