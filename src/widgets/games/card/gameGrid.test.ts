import { expect, test } from 'vitest';
import { gameGrid } from './gameGrid';

test('a list of games has three columns on a phone, and as many as fit on a wide screen', () => {
  expect(gameGrid(320, false, 1)).toEqual({ columns: 3, rowHeight: 162 });
  expect(gameGrid(480, false, 1)).toEqual({ columns: 3, rowHeight: 215 });
  expect(gameGrid(684, true, 1).columns).toBe(4);
  expect(gameGrid(1036, true, 1).columns).toBe(7);
});

test('a row grows by its text only, when the text is larger and as many columns fit', () => {
  expect(gameGrid(480, false, 1.5).rowHeight - gameGrid(480, false, 1).rowHeight).toBe(25);
});

test('a list of games has two columns on a phone, and fewer on a wide screen when the text is doubled', () => {
  expect(gameGrid(320, false, 2)).toEqual({ columns: 2, rowHeight: 262 });
  expect(gameGrid(480, false, 2).columns).toBe(2);
  expect(gameGrid(1036, true, 2).columns).toBe(5);
  expect(gameGrid(480, false, 1.25).columns).toBe(3);
});
