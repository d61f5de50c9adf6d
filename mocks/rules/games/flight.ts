import type { Round } from '../../../src/contract/games/round';
import type { Database } from '../../core/database';
import type { Random } from '../../core/values/random';
import type { CatalogueGame } from '../../db/games/catalogue';
import { type Flight, flights } from '../../db/games/flight';
import { launches } from '../../db/games/launch';
import { paybackOf } from '../../db/games/payback';
import { bets } from '../../db/lottery/bet';
import { type DueEvent, toDecimal, totalOf } from '../cashier/money';
import { settleBet } from '../lottery/stake';
import { winOf } from './round';

/** The natural logarithm that the multiplier gains each second: 2x after 4.6 s, 10x after 15 s. */
export const GROWTH = 0.15;
/** The highest multiplier. A round that reaches it cashes out by itself. */
export const MAX_MULTIPLIER = 1000;
/** For a game that is played on another page. */
const USUAL_SHARE = 0.97;
/** Removes the error of a multiplication before a multiplier is cut to two decimals. */
const EPSILON = 1e-6;

const twoDecimals = (multiplier: number) => Math.floor(multiplier * 100 + EPSILON) / 100;

/**
 * Where a curve ends. The probability that it reaches a multiplier is the share of the game divided by this multiplier.
 * So whoever cashes out, at any time and by any plan, gets back the share on average.
 */
export function drawCrash(random: Random, game: Pick<CatalogueGame, 'nodeId' | 'kind'>): number {
  const { page, share = USUAL_SHARE } = paybackOf(game);
  const reached = (page === 'crash' ? share : USUAL_SHARE) / (1 - random.next());
  return Math.min(MAX_MULTIPLIER, twoDecimals(reached));
}

export const multiplierAfter = (ms: number) =>
  Math.min(MAX_MULTIPLIER, twoDecimals(Math.exp((GROWTH * Math.max(0, ms)) / 1000)));

/** What cashing out at a multiplier pays, in stakes. */
export const paysAt = (crashedAt: number, multiplier: number) =>
  multiplier <= crashedAt ? multiplier : 0;

const msUntil = (multiplier: number) => Math.ceil((Math.log(multiplier) / GROWTH) * 1000);

/** When a flight ends if nobody cashes out, and what it pays then. */
function endOf({ crashedAt, target, startedAt }: Flight) {
  const multiplier = paysAt(crashedAt, target);
  return { multiplier, at: startedAt + msUntil(multiplier || Math.max(1, crashedAt + 0.01)) };
}

/** Enough for the rarest end that the admin API decides. */
const MAX_ATTEMPTS = 10_000;
/** A round that shall be won without a target flies at least so far; one that shall be lost, less. */
const FAR = 5;
const NEAR = 1.5;

/** Draws by chance, or until the curve ends as the admin API has decided. */
function drawNextCrash(db: Database, game: CatalogueGame, target: number | undefined) {
  const { nextRound, random } = db;
  db.nextRound = undefined;
  let crashedAt = drawCrash(random, game);
  for (let i = 0; nextRound && i < MAX_ATTEMPTS; i++) {
    const isEnough =
      nextRound === 'win' ? crashedAt >= (target ?? FAR) : crashedAt < (target ?? NEAR);
    if (isEnough) break;
    crashedAt = drawCrash(random, game);
  }
  return crashedAt;
}

type NewFlight = Pick<Flight, 'id' | 'memberId' | 'launchId' | 'stake'>;

/** Lets a round fly whose stake was taken. */
export function startFlight(
  db: Database,
  game: CatalogueGame,
  requestedTarget: number | undefined,
  flight: NewFlight,
) {
  const target = requestedTarget === undefined ? undefined : twoDecimals(requestedTarget);
  return db.table(flights).create({
    ...flight,
    nodeId: game.nodeId,
    target: target ?? MAX_MULTIPLIER,
    crashedAt: drawNextCrash(db, game, target),
    startedAt: db.clock.now(),
    endedAt: null,
    multiplier: 0,
  });
}

async function endFlight(db: Database, flight: Flight, multiplier: number, at: number) {
  const { id, launchId, stake } = flight;
  const win = winOf(stake, multiplier);
  const launch = launchId && db.table(launches).get(launchId);
  if (launch) await db.table(launches).update(launch.id, { funds: launch.funds + win });
  const bet = db.table(bets).get(id);
  if (bet?.state === 'pending') await settleBet(db, bet, win, at);
  return db.table(flights).update(id, { endedAt: at, multiplier });
}

/** The rounds that crash or reach their target. */
export const dueFlights = (db: Database): DueEvent[] =>
  db
    .table(flights)
    .filter(({ endedAt }) => endedAt === null)
    .map((flight) => {
      const { at, multiplier } = endOf(flight);
      return { at, apply: (time) => endFlight(db, flight, multiplier, time) };
    });

/** Pays what the flight has reached. One that is over stays as it is. */
export async function leaveFlight(db: Database, flight: Flight): Promise<Flight> {
  if (flight.endedAt !== null) return flight;
  const now = db.clock.now();
  return endFlight(db, flight, multiplierAfter(now - flight.startedAt), now);
}

/** The end of a curve is a secret while it flies. */
export function toWireFlight(db: Database, flight: Flight): Round {
  const { id, memberId, launchId, nodeId, stake, endedAt, multiplier, crashedAt, startedAt } =
    flight;
  const funds = launchId ? db.table(launches).get(launchId)?.funds : undefined;
  const isOver = endedAt !== null;
  const reached = multiplierAfter(db.clock.now() - startedAt);
  return {
    roundId: id,
    nodeId,
    kind: 'crash',
    stake: toDecimal(stake),
    win: toDecimal(winOf(stake, multiplier)),
    multiplier,
    balance: toDecimal(funds ?? totalOf(db, memberId)),
    outcome: isOver ? { crashedAt: Math.max(1, crashedAt) } : {},
    ...(isOver ? {} : { flight: { multiplier: reached, growth: GROWTH } }),
  };
}
