import type { Lottery } from '../../fixtures/lotteries';
import type { Database } from '../core/database';
import { chanceOf, drawAt, nextDraw, openedIndexes } from './draws';

/** Minor units. */
const BASE = 25_000_000;
const STEP = 1_850_000;
const WON = 0.08;
const TOLD = 8;

/** Grows a step a draw, and through the time to the next one, until somebody takes it. */
export function jackpotOf(db: Database, lottery: Lottery) {
  const opened = openedIndexes(db, lottery).toReversed();
  const first = opened[0] ?? 0;
  let steps = first % 20;
  const wins: { numero: string; at: number; amount: number; customerName: string }[] = [];
  for (const index of opened) {
    const draw = drawAt(lottery, index);
    const chance = chanceOf(db, draw);
    steps += 1;
    if (!chance.happens(WON)) continue;
    const customerName = `${chance.pick(NAMES)}***${chance.digits(2)}`;
    wins.unshift({
      numero: draw.drawNo,
      at: draw.openAt,
      amount: BASE + steps * STEP,
      customerName,
    });
    steps = 0;
  }
  const next = nextDraw(db, lottery);
  const every = lottery.everyMinutes * 60_000;
  const through = 1 - (next.openAt - db.clock.now()) / every;
  return {
    amount: Math.floor(BASE + (steps + through) * STEP),
    perSecond: STEP / (every / 1000),
    opensAt: next.openAt,
    wins: wins.slice(0, TOLD),
  };
}

const NAMES = ['lu', 'ma', 'ro', 'jo', 'ka', 'ra', 'ab', 'te', 'na', 'be'];
