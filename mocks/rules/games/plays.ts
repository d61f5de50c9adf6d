import type { Lottery } from '../../../fixtures/lottery/lotteries';
import { LOTTERY_PAYBACK } from '../../db/games/payback';
import type { Bet } from '../../db/lottery/bet';
import { floorMinor } from '../cashier/money';

/** A game lets the player choose no more balls than this. */
const MOST_BALLS = 6;

type Play = Pick<Bet, 'play' | 'numbers' | 'stake'>;

/** The numbers that were bet on, or undefined when they are not valid for the lottery. */
export function parseSelection({ kind, highest, picks }: Lottery, { play, numbers }: Play) {
  const text = numbers ?? '';
  if (play === 'parity') return text === 'odd' || text === 'even' ? [text] : undefined;
  const list = kind === 'balls' ? text.split(',').map((number) => number.trim()) : [...text];
  const max = play === 'any' ? 1 : picks;
  const lowest = kind === 'balls' || highest !== 9 ? 1 : 0;
  const isValid = (number: string) =>
    /^\d{1,2}$/.test(number) && Number(number) >= lowest && Number(number) <= highest;
  const hasRepetition = kind === 'balls' && new Set(list.map(Number)).size !== list.length;
  return list.length <= max && list.every(isValid) && !hasRepetition ? list.map(Number) : undefined;
}

/** The probability that a selection wins. */
function likelihood(
  { kind, highest, picks }: Lottery,
  { play }: Pick<Play, 'play'>,
  count: number,
) {
  if (play === 'parity') return 0.5;
  const faces = highest === 9 ? 10 : highest;
  if (kind !== 'balls') return play === 'any' ? 1 - (1 - 1 / faces) ** picks : faces ** -count;
  return Array.from({ length: count }, (_, i) => (picks - i) / (highest - i)).reduce(
    (product, factor) => product * factor,
    1,
  );
}

function hasWon(
  { kind }: Lottery,
  { play }: Play,
  selection: (string | number)[],
  drawn: number[],
) {
  if (play === 'parity') {
    const sum = drawn.reduce((total, ball) => total + ball, 0);
    return selection[0] === (sum % 2 ? 'odd' : 'even');
  }
  if (play === 'any' || kind === 'balls')
    return selection.every((number) => drawn.includes(Number(number)));
  // The last digits, in their order.
  const lastDrawn = drawn.slice(-selection.length);
  return selection.every((number, i) => number === lastDrawn[i]);
}

/** What a winning bet of 1 pays, with all numbers that a play takes. */
export function paysOf(lottery: Lottery) {
  const { kind, picks } = lottery;
  const count = kind === 'balls' ? Math.min(picks, MOST_BALLS) : picks;
  const paysIn = (play: string, numbers: number) =>
    LOTTERY_PAYBACK / likelihood(lottery, { play }, numbers);
  return {
    straight: paysIn('straight', count),
    any: paysIn('any', 1),
    parity: paysIn('parity', 1),
  };
}

/** What a bet pays when it wins, in minor units. */
export function possibleWinOf(lottery: Lottery, bet: Play): number {
  const list = parseSelection(lottery, bet);
  if (!list) return 0;
  return floorMinor((bet.stake * LOTTERY_PAYBACK) / likelihood(lottery, bet, list.length));
}

/** What a bet wins with the drawn numbers, in minor units. */
export function winningsOf(lottery: Lottery, bet: Play, drawn: string[]): number {
  const list = parseSelection(lottery, bet);
  const isWon = list && hasWon(lottery, bet, list, drawn.map(Number));
  return isWon ? possibleWinOf(lottery, bet) : 0;
}
