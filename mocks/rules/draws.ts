import { type Lottery, tiers } from '../../fixtures/lotteries';
import { Chance } from '../core/chance';
import type { Database } from '../core/database';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How many draws of the past are told. */
const REMEMBERED = 300;

/** A draw is a place in time: nothing about it is stored, all of it follows from seed and clock. */
export interface Draw {
  lottery: Lottery;
  index: number;
  openAt: number;
  drawNo: string;
}

const phase = ({ everyMinutes, firstAt }: Lottery) => (firstAt % everyMinutes) * MINUTE;

export function drawAt(lottery: Lottery, index: number): Draw {
  const every = lottery.everyMinutes * MINUTE;
  const openAt = index * every + phase(lottery);
  const day = new Date(openAt).toISOString().slice(0, 10).replaceAll('-', '');
  const ofDay = Math.floor((openAt % DAY) / every) + 1;
  return { lottery, index, openAt, drawNo: day + String(ofDay).padStart(4, '0') };
}

/** The draw that takes bets now: the first one still to open. */
export function nextDraw(db: Database, lottery: Lottery): Draw {
  const every = lottery.everyMinutes * MINUTE;
  return drawAt(lottery, Math.floor((db.clock.now() - phase(lottery)) / every) + 1);
}

export const lastDraw = (db: Database, lottery: Lottery) =>
  drawAt(lottery, nextDraw(db, lottery).index - 1);

/** Opened draws, newest first, none of them drawn yet. */
export function openedIndexes(db: Database, lottery: Lottery): number[] {
  const { index } = lastDraw(db, lottery);
  return Array.from({ length: REMEMBERED }, (_, i) => index - i);
}

export const chanceOf = (db: Database, { lottery, index }: Draw) =>
  Chance.of(`${db.birth.seed}/draw/${lottery.gameId}/${index}`);

export function numbersOf(db: Database, draw: Draw): string[] {
  const { kind, picks, highest } = draw.lottery;
  const chance = chanceOf(db, draw);
  if (kind === 'tiers') return [...(tiersOf(db, draw)[0]?.numbers[0] ?? '')];
  if (kind === 'digits') {
    const lowest = highest === 9 ? 0 : 1;
    return Array.from({ length: picks }, () => String(chance.whole(lowest, highest)));
  }
  const all = Array.from({ length: highest }, (_, i) => i + 1);
  const drawn = chance.shuffle(all).slice(0, picks);
  return drawn.toSorted((a, b) => a - b).map((one) => String(one).padStart(2, '0'));
}

export function tiersOf(db: Database, draw: Draw) {
  const chance = chanceOf(db, draw);
  const table = tiers[draw.lottery.region === 'north' ? 'north' : 'other'];
  return table.map(([tier, count, digits]) => ({
    tier,
    numbers: Array.from({ length: count }, () => chance.digits(digits)),
  }));
}
