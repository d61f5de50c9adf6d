import type { Lottery } from '../../fixtures/lotteries';
import type { Bet } from '../db/bet';
import { floorMinor } from './money';

type Play = Pick<Bet, 'play' | 'numbers' | 'stake'>;

/** The share of the fair win that is paid. */
const PAYOUT_SHARE = 0.92;

/** The numbers that were bet on, or undefined when they are not valid for the lottery. */
export function parseSelection({ kind, highest, picks }: Lottery, { play, numbers }: Play) {
  const text = numbers ?? '';
  if (play === 'parity') return text === 'odd' || text === 'even' ? [text] : undefined;
  const list = kind === 'balls' ? text.split(',').map((number) => number.trim()) : [...text];
  const max = play === 'any' ? 1 : picks;
  const lowest = kind === 'balls' || highest !== 9 ? 1 : 0;
  const isValidNumber = (number: string) =>
    /^\d{1,2}$/.test(number) && Number(number) >= lowest && Number(number) <= highest;
  const isTwice = kind === 'balls' && new Set(list.map(Number)).size !== list.length;
  return list.length <= max && list.every(isValidNumber) && !isTwice ? list.map(Number) : undefined;
}

/** The probability that a selection wins. */
function likelihood({ kind, highest, picks }: Lottery, { play }: Play, count: number) {
  if (play === 'parity') return 0.5;
  const faces = highest === 9 ? 10 : highest;
  if (kind !== 'balls') return play === 'any' ? 1 - (1 - 1 / faces) ** picks : faces ** -count;
  return Array.from({ length: count }, (_, i) => (picks - i) / (highest - i)).reduce(
    (all, factor) => all * factor,
    1,
  );
}

/** What a bet wins with the drawn numbers, in minor units. */
export function winningsOf(lottery: Lottery, bet: Play, drawn: string[]): number {
  const list = parseSelection(lottery, bet);
  if (!list) return 0;
  const numbers = drawn.map(Number);
  const sum = numbers.reduce((all, ball) => all + ball, 0);
  const ordered = numbers.slice(-list.length);
  const hasWon =
    bet.play === 'parity'
      ? (sum % 2 ? 'odd' : 'even') === list[0]
      : bet.play === 'any' || lottery.kind === 'balls'
        ? list.every((number) => numbers.includes(Number(number)))
        : list.every((number, i) => number === ordered[i]);
  return hasWon
    ? floorMinor((bet.stake * PAYOUT_SHARE) / likelihood(lottery, bet, list.length))
    : 0;
}
