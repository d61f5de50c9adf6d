import { expect, test } from 'vitest';
import { distancesBetween } from '../../.ladle/workbench/inspect/measure';
import { keysOfText } from '../../.ladle/workbench/inspect/textKeys';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const lengths = (...boxes: Parameters<typeof distancesBetween>) =>
  distancesBetween(...boxes).map(({ length }) => length);

test.each([
  ['beside each other', box(0, 0, 40, 40), box(52, 10, 40, 40), [12]],
  ['one above the other', box(0, 0, 40, 40), box(0, 48, 40, 40), [8]],
  ['at a corner', box(0, 0, 40, 40), box(50, 60, 10, 10), [10, 20]],
  [
    'one in the other: left, right, above, below',
    box(16, 8, 20, 20),
    box(0, 0, 100, 30),
    [16, 64, 8, 2],
  ],
  ['overlapping', box(0, 0, 40, 40), box(10, 10, 60, 10), []],
])('the inspector measures boxes %s', (_, a, b, expected) => {
  expect(lengths(a, b)).toEqual(expected);
  expect(lengths(b, a)).toEqual(expected);
});

const texts = {
  app: { retry: 'Reintentar', seeAll: 'Ver todo', only: '{n}' },
  wallet: {
    left: 'Te falta apostar {amount}',
    terms: 'Acepto los [términos]',
    again: 'Reintentar',
  },
};

test.each([
  ['Ver todo', ['app.seeAll']],
  ['Reintentar', ['app.retry', 'wallet.again']],
  ['Te falta apostar S/\u00a012.00', ['wallet.left']],
  ['Acepto los términos', ['wallet.terms']],
  ['Torre al Límite', []],
  ['', []],
])('the inspector finds the keys of the text "%s"', (shown, keys) => {
  expect(keysOfText(shown, texts)).toEqual(keys);
});
