import { type Lottery, tiers } from '../../../fixtures/lottery/lotteries';
import type { Database } from '../../core/database';
import { Random } from '../../core/values/random';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How many past draws are listed. */
const HISTORY_LENGTH = 300;

/** A draw is never stored: its time, number and result follow from the seed and the clock. */
export interface Draw {
  lottery: Lottery;
  index: number;
  opensAt: number;
  numero: string;
}

/** How long after a multiple of the interval the draws take place. */
const phaseOf = ({ everyMinutes, firstAt }: Lottery) => (firstAt % everyMinutes) * MINUTE;

export function drawAt(lottery: Lottery, index: number): Draw {
  const every = lottery.everyMinutes * MINUTE;
  const opensAt = index * every + phaseOf(lottery);
  const day = new Date(opensAt).toISOString().slice(0, 10).replaceAll('-', '');
  const numberOfDay = Math.floor((opensAt % DAY) / every) + 1;
  return { lottery, index, opensAt, numero: day + String(numberOfDay).padStart(4, '0') };
}

/** The draw that accepts bets now: the first one in the future. */
export function nextDraw(db: Database, lottery: Lottery): Draw {
  const every = lottery.everyMinutes * MINUTE;
  return drawAt(lottery, Math.floor((db.clock.now() - phaseOf(lottery)) / every) + 1);
}

export const lastDraw = (db: Database, lottery: Lottery) =>
  drawAt(lottery, nextDraw(db, lottery).index - 1);

/** The indexes of the past draws, the newest first. */
export function pastDrawIndexes(db: Database, lottery: Lottery): number[] {
  const { index } = lastDraw(db, lottery);
  return Array.from({ length: HISTORY_LENGTH }, (_, i) => index - i);
}

export const randomOfDraw = (db: Database, { lottery, index }: Draw) =>
  Random.fromText(`${db.options.seed}/draw/${lottery.gameId}/${index}`);

export function numbersOf(db: Database, draw: Draw): string[] {
  const { kind, picks, highest } = draw.lottery;
  const random = randomOfDraw(db, draw);
  if (kind === 'tiers') return [...(tiersOf(db, draw)[0]?.numbers[0] ?? '')];
  if (kind === 'digits') {
    // Digits from 0 to 9, or dice from 1 to 6.
    const lowest = highest === 9 ? 0 : 1;
    return Array.from({ length: picks }, () => String(random.integer(lowest, highest)));
  }
  const balls = Array.from({ length: highest }, (_, i) => i + 1);
  const drawn = random.shuffle(balls).slice(0, picks);
  return drawn.toSorted((a, b) => a - b).map((ball) => String(ball).padStart(2, '0'));
}

export function tiersOf(db: Database, draw: Draw) {
  const random = randomOfDraw(db, draw);
  const table = tiers[draw.lottery.region === 'north' ? 'north' : 'other'];
  return table.map(([tier, count, digits]) => ({
    tier,
    numbers: Array.from({ length: count }, () => random.digits(digits)),
  }));
}
