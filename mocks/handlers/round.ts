import type { InputOf } from '../../src/contract/endpoint';
import * as contract from '../../src/contract/round';
import { type HandlerContext, handle } from '../core/handle';
import { reject } from '../core/requestError';
import { type CatalogueGame, gameById } from '../db/catalogue';
import { launches } from '../db/launch';
import { isRealMember } from '../db/member';
import { withDueEvents } from '../rules/dueEvents';
import { idempotent, toDecimal, totalOf } from '../rules/money';
import { playRoundOf, winOf } from '../rules/round';
import { checkStakes, parseStake, placeBet, settleBet } from '../rules/stake';

type Input = InputOf<typeof contract.playRound>;

/** The launch of the round. It must be valid for this game and this member. */
function launchOf({ db, member, input }: HandlerContext<Input>) {
  if (input.ticket === undefined) return undefined;
  const found = db.table(launches).get(input.ticket);
  const isForRound = found?.memberId === member.id && found.nodeId === String(input.nodeId);
  return isForRound && found.expiresAt > db.clock.now() ? found : reject('launch_expired');
}

/** Plays with play money: no bet and no ledger entry, only the money that is left is stored. */
async function playFree(
  { db, input }: HandlerContext<Input>,
  game: CatalogueGame,
  launch: { id: string; funds: number },
  stake: number,
) {
  if (launch.funds < stake) reject('balance_insufficient');
  const result = playRoundOf(db, input, game);
  const win = winOf(stake, result.multiplier);
  const funds = launch.funds - stake + win;
  await db.table(launches).update(launch.id, { funds });
  return { id: db.newId('F'), result, win, balance: funds };
}

async function playReal(
  { db, member, input }: HandlerContext<Input>,
  game: CatalogueGame,
  stake: number,
) {
  const { nodeId, gameType, vassalage } = game;
  checkStakes(db, member.id, vassalage, [{ stake }]);
  const result = playRoundOf(db, input, game);
  const bet = { nodeId, gameType, vassalage, stake };
  const placed = await placeBet(db, member, { ...bet, orderId: null, play: null, numbers: null });
  const { win } = await settleBet(db, placed, winOf(stake, result.multiplier));
  return { id: placed.id, result, win, balance: totalOf(db, member.id) };
}

export const round = [
  handle(
    contract.playRound,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { input, member } = context;
        const game = gameById(String(input.nodeId)) ?? reject('game_missing');
        const stake = parseStake(input.stake, Math.round(game.minBet * 100));
        const launch = launchOf(context);
        // A trial account plays with its own play money.
        const isFree = launch?.isFree && isRealMember(member);
        const { id, result, win, balance } = isFree
          ? await playFree(context, game, launch, stake)
          : await playReal(context, game, stake);
        return {
          roundId: id,
          nodeId: game.nodeId,
          kind: input.kind,
          outcome: result.outcome,
          stake: toDecimal(stake),
          win: toDecimal(win),
          multiplier: result.multiplier,
          balance: toDecimal(balance),
        };
      }),
    ),
  ),
];
