import { expect, test } from 'vitest';
import {
  codeOfPlatformStatus,
  platformStatusOf,
  platformStatusOfCode,
} from '../../src/stores/platformStatus';

test.each([
  [false, false, 'open'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
] as const)('S2.85 maintenance %s, restricted %s: %s', (maintenance, regionRestriction, status) => {
  expect(platformStatusOf({ maintenance, regionRestriction })).toBe(status);
});

test('S2.85 a code is read by the chosen table, and 1 means maintenance by default', () => {
  expect([0, 1, 2].map((code) => platformStatusOfCode(code))).toEqual([
    'open',
    'maintenance',
    'restricted',
  ]);
  expect([0, 1, 2].map((code) => platformStatusOfCode(code, 'restrictedIsOne'))).toEqual([
    'open',
    'restricted',
    'maintenance',
  ]);
  expect(platformStatusOfCode(7)).toBe('open');
});

test('S2.85 a status is the same after it was written as a code and read again', () => {
  for (const table of ['maintenanceIsOne', 'restrictedIsOne'] as const)
    for (const status of ['open', 'restricted', 'maintenance'] as const)
      expect(platformStatusOfCode(codeOfPlatformStatus(status, table), table)).toBe(status);
});
