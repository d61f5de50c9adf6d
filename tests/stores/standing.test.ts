import { expect, test } from 'vitest';
import { codeOfStanding, standingOf, standingOfCode } from '../../src/stores/standing';

test.each([
  [false, false, 'open'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
] as const)(
  'S2.85 maintenance %s, restricted %s: %s',
  (maintenance, regionRestriction, standing) => {
    expect(standingOf({ maintenance, regionRestriction })).toBe(standing);
  },
);

test('S2.85 both numeric tables are read, the computing one unless told', () => {
  expect([0, 1, 2].map((code) => standingOfCode(code))).toEqual([
    'open',
    'maintenance',
    'restricted',
  ]);
  expect([0, 1, 2].map((code) => standingOfCode(code, 'showing'))).toEqual([
    'open',
    'restricted',
    'maintenance',
  ]);
  expect(standingOfCode(7)).toBe('open');
});

test('S2.85 a standing written in a table reads back the same', () => {
  for (const table of ['computing', 'showing'] as const)
    for (const standing of ['open', 'restricted', 'maintenance'] as const)
      expect(standingOfCode(codeOfStanding(standing, table), table)).toBe(standing);
});
