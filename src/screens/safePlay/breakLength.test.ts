import { expect, test } from 'vitest';
import { hoursUntilEnd } from './breakLength';

const HOUR = 3_600_000;
const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 15).getTime();
const endOf = (hours: number, now: number) => now + hoursUntilEnd(hours, now) * HOUR;

test.each([
  ['a month', 720, at(2025, 1, 15), at(2025, 2, 15)],
  ['six months', 6 * 720, at(2025, 3, 1), at(2025, 9, 1)],
  ['five years', 5 * 8760, at(2025, 1, 15), at(2030, 1, 15)],
  ['a month from a day that the next one does not have', 720, at(2025, 1, 31), at(2025, 3, 3)],
])('S10.05 a break of %s ends by the calendar', (_, hours, now, end) => {
  expect(endOf(hours, now)).toBe(end);
});

test('S10.05 a break of months never ends before its day and hour', () => {
  const now = at(2025, 3, 1) + 1;
  expect(endOf(720, now)).toBeGreaterThanOrEqual(now + 31 * 24 * HOUR);
});

test('S10.05 a break of hours or days lasts as long as it says', () => {
  expect([6, 24, 7 * 24].map((hours) => hoursUntilEnd(hours, at(2025, 3, 1)))).toEqual([
    6, 24, 168,
  ]);
});
