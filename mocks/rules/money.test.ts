import { expect, test } from 'vitest';
import { lotteries } from '../../fixtures/lotteries';
import { floorMinor } from './money';
import { winningsOf } from './plays';

test('a share keeps its last cent, when the product of the decimals is a little too small', () => {
  expect(11_000 * 0.7).toBeLessThan(7_700);
  expect(floorMinor(11_000 * 0.7)).toBe(7_700);
  expect(floorMinor(7_699.99)).toBe(7_699);
});

test('a lottery bet on one digit of ten pays 92 % of ten times the stake', () => {
  const lottery = lotteries.find(({ gameId }) => gameId === 'CADENA');
  if (!lottery) throw new Error('no lottery');
  const bet = { play: 'straight', numbers: '7', stake: 45 };
  expect(winningsOf(lottery, bet, ['1', '2', '3', '7'])).toBe(414);
});
