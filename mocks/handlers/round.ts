import * as contract from '../../src/contract/round';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { gameById, type Listed } from '../db/catalogue';
import { launches } from '../db/launch';
import { isReal } from '../db/member';
import { once, totalOf, toWire } from '../rules/money';
import { fateOf } from '../rules/round';
import { settled } from '../rules/settle';
import { checkEnough, endBet, placeBet, stakeOf } from '../rules/stake';

type Input = NonNullable<(typeof contract.playRound)['types']>['in'];

/** The launch that a round names: alive, of this game and of this player. */
function launchOf({ db, member, input }: Ask<Input>) {
  if (input.ticket === undefined) return undefined;
  const found = db.of(launches).get(input.ticket);
  const isOurs = found?.memberId === member.id && found.nodeId === String(input.nodeId);
  return isOurs && found.expiresAt > db.clock.now() ? found : refuse('launch_expired');
}

const wonOf = (stake: number, times: number) => Math.floor((stake * Math.round(times * 100)) / 100);

/** With play money: nothing of it is ever real, so nothing of it is kept but what is left. */
async function playFree(
  { db, input }: Ask<Input>,
  launch: { id: string; funds: number },
  stake: number,
) {
  if (launch.funds < stake) refuse('balance_insufficient');
  const fate = fateOf(db.chance, input);
  const win = wonOf(stake, fate.times);
  const funds = launch.funds - stake + win;
  await db.of(launches).change(launch.id, { funds });
  return { id: db.newId('F'), fate, win, balance: funds };
}

async function playReal({ db, member, input }: Ask<Input>, game: Listed, stake: number) {
  const { nodeId, gameType, vassalage } = game;
  checkEnough(db, member.id, vassalage, [{ stake }]);
  const fate = fateOf(db.chance, input);
  const what = { nodeId, gameType, vassalage, stake };
  const placed = await placeBet(db, member, { ...what, orderId: null, play: null, numbers: null });
  const { win } = await endBet(db, placed, wonOf(stake, fate.times));
  return { id: placed.id, fate, win, balance: totalOf(db, member.id) };
}

export const round = [
  handle(
    contract.playRound,
    settled((ask) =>
      once(ask, async () => {
        const { input, member } = ask;
        const game = gameById(String(input.nodeId)) ?? refuse('game_missing');
        const stake = stakeOf(input.stake, Math.round(game.minBet * 100));
        const launch = launchOf(ask);
        // A trial account plays with the play money it has.
        const isFree = launch?.isFree && isReal(member);
        const { id, fate, win, balance } = isFree
          ? await playFree(ask, launch, stake)
          : await playReal(ask, game, stake);
        return {
          ...{ roundId: id, nodeId: game.nodeId, kind: input.kind, outcome: fate.outcome },
          stake: toWire(stake),
          win: toWire(win),
          multiplier: fate.times,
          balance: toWire(balance),
        };
      }),
    ),
  ),
];
