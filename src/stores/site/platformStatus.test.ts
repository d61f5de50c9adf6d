import { expect, test } from 'vitest';
import { platformStatusOf } from './platformStatus';

test.each([
  [false, false, 'open'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
] as const)('S2.85 maintenance %s, restricted %s: %s', (maintenance, regionRestriction, status) => {
  expect(platformStatusOf({ maintenance, regionRestriction })).toBe(status);
});
