import { expect, test } from 'vitest';
import {
  secondsOfExpiry,
  withoutLeadingZero,
  withoutLeadingZeros,
} from '../../src/stores/verification';

test.each([
  ['0912', '912', '912'],
  ['00912', '0912', '912'],
  ['912', '912', '912'],
  ['', '', ''],
])('S5.09 S5.10 S3.26 number %s is sent as %s, and the user name is %s', (typed, sent, name) => {
  expect([withoutLeadingZero(typed), withoutLeadingZeros(typed)]).toEqual([sent, name]);
});

test('S4.11 S9.12 an expiry in minutes is converted to seconds', () => {
  expect([1, 2, 1.5, 0].map((minutes) => secondsOfExpiry(minutes))).toEqual([60, 120, 90, 0]);
});

test('S4.11 an expiry as a timestamp counts from now, in seconds or milliseconds', () => {
  const now = 1_800_000_000_000;
  expect(secondsOfExpiry(now + 90_000, now)).toBe(90);
  expect(secondsOfExpiry(now / 1000 + 90, now)).toBe(90);
  expect(secondsOfExpiry(now - 1, now)).toBe(0);
});
