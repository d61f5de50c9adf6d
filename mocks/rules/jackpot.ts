import type { Lottery } from '../../fixtures/lotteries';
import type { Database } from '../core/database';
import { drawAt, nextDraw, pastDrawIndexes, randomOfDraw } from './draws';

/** Minor units. */
const BASE = 25_000_000;
const STEP = 1_850_000;
const WIN_PROBABILITY = 0.08;
const LISTED_WINS = 8;

/** Grows with every draw, and between draws, until somebody wins it. */
export function jackpotOf(db: Database, lottery: Lottery) {
  const opened = pastDrawIndexes(db, lottery).toReversed();
  const first = opened[0] ?? 0;
  let steps = first % 20;
  const wins: { numero: string; at: number; amount: number; customerName: string }[] = [];
  for (const index of opened) {
    const draw = drawAt(lottery, index);
    const random = randomOfDraw(db, draw);
    steps += 1;
    if (!random.isHit(WIN_PROBABILITY)) continue;
    const customerName = `${random.pick(NAMES)}***${random.digits(2)}`;
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
  const progress = 1 - (next.openAt - db.clock.now()) / every;
  return {
    amount: Math.floor(BASE + (steps + progress) * STEP),
    perSecond: STEP / (every / 1000),
    opensAt: next.openAt,
    wins: wins.slice(0, LISTED_WINS),
  };
}

const NAMES = ['lu', 'ma', 'ro', 'jo', 'ka', 'ra', 'ab', 'te', 'na', 'be'];
