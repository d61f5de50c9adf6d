import type { Lottery } from '../../fixtures/lotteries';
import type { Bet } from '../db/bet';

type Play = Pick<Bet, 'play' | 'numbers' | 'stake'>;

/** Of a fair win, what the house pays. */
const PAID = 0.92;

/** What was bet on, one by one, or nothing when it does not fit the lottery. */
export function chosen({ kind, highest, picks }: Lottery, { play, numbers }: Play) {
  const text = numbers ?? '';
  if (play === 'parity') return text === 'odd' || text === 'even' ? [text] : undefined;
  const list = kind === 'balls' ? text.split(',').map((one) => one.trim()) : [...text];
  const most = play === 'any' ? 1 : picks;
  const lowest = kind === 'balls' || highest !== 9 ? 1 : 0;
  const fits = (one: string) =>
    /^\d{1,2}$/.test(one) && Number(one) >= lowest && Number(one) <= highest;
  const isTwice = kind === 'balls' && new Set(list.map(Number)).size !== list.length;
  return list.length <= most && list.every(fits) && !isTwice ? list.map(Number) : undefined;
}

/** How likely a choice is to come up. */
function likelihood({ kind, highest, picks }: Lottery, { play }: Play, count: number) {
  if (play === 'parity') return 0.5;
  const faces = highest === 9 ? 10 : highest;
  if (kind !== 'balls') return play === 'any' ? 1 - (1 - 1 / faces) ** picks : faces ** -count;
  return Array.from({ length: count }, (_, i) => (picks - i) / (highest - i)).reduce(
    (all, one) => all * one,
    1,
  );
}

/** What a bet wins on the numbers drawn, in minor units. */
export function winOf(lottery: Lottery, bet: Play, drawn: string[]): number {
  const list = chosen(lottery, bet);
  if (!list) return 0;
  const out = drawn.map(Number);
  const sum = out.reduce((all, one) => all + one, 0);
  const ordered = out.slice(-list.length);
  const hasWon =
    bet.play === 'parity'
      ? (sum % 2 ? 'odd' : 'even') === list[0]
      : bet.play === 'any' || lottery.kind === 'balls'
        ? list.every((one) => out.includes(Number(one)))
        : list.every((one, i) => one === ordered[i]);
  return hasWon ? Math.floor((bet.stake * PAID) / likelihood(lottery, bet, list.length)) : 0;
}
