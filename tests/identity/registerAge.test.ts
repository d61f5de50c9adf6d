import { expect, test } from 'vitest';
import { isOfAge } from '../../src/screens/register/isOfAge';

const today = new Date(2026, 10, 21, 15);

test('S9.17 is old enough on the birthday, and not the day before', () => {
  expect(isOfAge('2005-11-21', 21, today)).toBe(true);
  expect(isOfAge('2005-11-22', 21, today)).toBe(false);
  expect(isOfAge('2004-02-29', 21, today)).toBe(true);
});

test('S9.17 is not old enough, when the date is invalid', () => {
  expect(isOfAge('', 21, today)).toBe(false);
  expect(isOfAge('ayer', 21, today)).toBe(false);
});
