import type { InputOf } from '../../../src/contract/endpoint';
import * as contract from '../../../src/contract/games/round';
import { type HandlerContext, handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { isRealMember } from '../../db/account/member';
import { type CatalogueGame, gameById, listTypeOf } from '../../db/games/catalogue';
import { flights } from '../../db/games/flight';
import { launches } from '../../db/games/launch';
import { checkFreePlay } from '../../rules/account/freePlay';
import { idempotent, toDecimal, totalOf } from '../../rules/cashier/money';
import { leaveFlight, startFlight, toWireFlight } from '../../rules/games/flight';
import { checkFactsShown } from '../../rules/games/gameFacts';
import { playRoundOf, winOf } from '../../rules/games/round';
import { checkStakes, parseStake, placeBet, settleBet } from '../../rules/lottery/stake';
import { checkGameExclusion } from '../../rules/safePlay/gameExclusion';
import { checkSessionPlan } from '../../rules/safePlay/sessionPlan';
import { withDueEvents } from '../../rules/site/dueEvents';

type Input = InputOf<typeof contract.playRound>;
type FreeLaunch = { id: string; funds: number };

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
  launch: FreeLaunch,
  stake: number,
) {
  const result = playRoundOf(db, input, game);
  const win = winOf(stake, result.multiplier);
  const funds = launch.funds - stake + win;
  await db.table(launches).update(launch.id, { funds });
  return { id: db.newId('F'), result, win, balance: funds };
}

const betOn = (game: CatalogueGame, stake: number) => ({
  ...{ nodeId: game.nodeId, gameType: listTypeOf(game), vassalage: game.vassalage, stake },
  ...{ orderId: null, play: null, numbers: null },
});

async function playReal(
  { db, member, input }: HandlerContext<Input>,
  game: CatalogueGame,
  stake: number,
) {
  const result = playRoundOf(db, input, game);
  const placed = await placeBet(db, member, betOn(game, stake));
  const { win } = await settleBet(db, placed, winOf(stake, result.multiplier));
  return { id: placed.id, result, win, balance: totalOf(db, member.id) };
}

async function takeOff(
  { db, member, input }: HandlerContext<Input>,
  game: CatalogueGame,
  free: FreeLaunch | undefined,
  stake: number,
) {
  if (free) await db.table(launches).update(free.id, { funds: free.funds - stake });
  const id = free ? db.newId('F') : (await placeBet(db, member, betOn(game, stake))).id;
  const launchId = free?.id ?? null;
  const flight = { id, memberId: member.id, launchId, stake };
  return toWireFlight(db, await startFlight(db, game, input.target, flight));
}

type FlightContext = HandlerContext<InputOf<typeof contract.crashRound>>;

function flightOf({ db, member, input }: FlightContext) {
  const found = db.table(flights).get(input.roundId);
  return found?.memberId === member.id ? found : reject('launch_expired');
}

export const round = [
  handle(
    contract.playRound,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, input, member } = context;
        const game = gameById(db, String(input.nodeId)) ?? reject('game_missing');
        checkGameExclusion(db, member, listTypeOf(game));
        const stake = parseStake(input.stake, Math.round(game.minBet * 100));
        const launch = launchOf(context);
        // A trial account plays with its own play money.
        const free = launch?.isFree && isRealMember(member) ? launch : undefined;
        if (free) checkFreePlay(db, member);
        if (free && free.funds < stake) reject('balance_insufficient');
        if (!free) {
          checkStakes(db, member.id, game.vassalage, [{ stake }], listTypeOf(game));
          checkFactsShown(db, member, game);
          checkSessionPlan(db, member, listTypeOf(game), stake);
        }
        if (input.kind === 'crash') return takeOff(context, game, free, stake);
        const { id, result, win, balance } = free
          ? await playFree(context, game, free, stake)
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

  handle(
    contract.crashRound,
    withDueEvents((context) => toWireFlight(context.db, flightOf(context))),
  ),

  handle(
    contract.cashOut,
    withDueEvents((context) =>
      idempotent(context, async () =>
        toWireFlight(context.db, await leaveFlight(context.db, flightOf(context))),
      ),
    ),
  ),
];
