import { createScrollSpeed, expectedView } from '@kit/list/scrollSpeed';
import { expect, test } from 'vitest';

const SCREEN = 800;
const [DOWN, UP] = [1, -1];

test('K26 measures the speed of a scroll, and its direction', () => {
  const speedAt = createScrollSpeed();
  expect(speedAt(1000, 0)).toBe(0);
  expect(speedAt(1080, 40)).toBe(2);
  expect(speedAt(1160, 80)).toBe(2);
  expect(speedAt(1100, 100)).toBe(-3);
});

test('K26 a jump after a pause has no speed', () => {
  const speedAt = createScrollSpeed();
  speedAt(0, 0);
  expect(speedAt(20_000, 1000)).toBe(0);
});

test('K26 expects what is on the screen, before the first scroll', () => {
  expect(expectedView(500, SCREEN, 0, 0)).toEqual({ top: 500, bottom: 1300 });
});

test('K26 expects some screens ahead at rest, in the direction of the last scroll', () => {
  expect(expectedView(5000, SCREEN, 0, DOWN)).toEqual({ top: 5000, bottom: 9800 });
  expect(expectedView(5000, SCREEN, 0, UP)).toEqual({ top: 1000, bottom: 5800 });
});

test('K26 expects the way to where a slow scroll leads', () => {
  expect(expectedView(5000, SCREEN, 2, DOWN)).toEqual({ top: 5000, bottom: 6600 });
  expect(expectedView(5000, SCREEN, -2, UP)).toEqual({ top: 4200, bottom: 5800 });
});

test('K26 does not expect what a fling passes in less than 200 ms', () => {
  expect(expectedView(5000, SCREEN, 8, DOWN)).toEqual({ top: 6600, bottom: 9000 });
  expect(expectedView(9000, SCREEN, -8, UP)).toEqual({ top: 5800, bottom: 8200 });
});
