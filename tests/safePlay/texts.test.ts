import { expect, test } from 'vitest';
import { licenceOf } from '../../src/config/licence';
import { betsCsv } from '../../src/screens/safePlay/betsCsv';
import { resultOf } from '../../src/screens/safePlay/selfTestResult';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 'low'],
  [[1, 1, 0, 0, 0, 0, 0, 0, 0], 'low'],
  [[1, 1, 1, 0, 0, 0, 0, 0, 0], 'some'],
  [[3, 3, 1, 0, 0, 0, 0, 0, 0], 'some'],
  [[3, 3, 2, 0, 0, 0, 0, 0, 0], 'high'],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 'high'],
])('S10.12 the self-assessment of %s is %s', (answers, result) => {
  expect(resultOf(answers)).toBe(result);
});

test('S10.13 the file of bets has one line per bet, exact amounts, and no formulas', () => {
  const rows = [
    { at: Date.UTC(2026, 0, 2, 3, 4, 5), game: '=HYPERLINK("x")', staked: 1.5, won: 0 },
    { at: Date.UTC(2026, 0, 1), game: 'Rey "Oro", el', staked: 0.1, won: 0.3 },
  ];
  expect(betsCsv(['Date', 'Game', 'Staked', 'Won', 'Net'], rows).split('\r\n')).toEqual([
    '"Date","Game","Staked","Won","Net"',
    '"2026-01-02T03:04:05.000Z","\'=HYPERLINK(""x"")",1.50,0.00,-1.50',
    '"2026-01-01T00:00:00.000Z","Rey ""Oro"", el",0.10,0.30,0.20',
  ]);
});

test('S10.15 the configuration names the profile, else the server does, else there are no tools', () => {
  expect(licenceOf(undefined, undefined).tools).toEqual([]);
  expect(licenceOf(undefined, 'toString').tools).toEqual([]);
  expect(licenceOf(undefined, 'offered').tools).toContain('limits');
  expect(licenceOf({ profile: 'none' }, 'strict').tools).toEqual([]);
  expect(licenceOf({ profile: 'strict' }, 'none').limitsAtRegistration).toBe(true);
});

test('fields of the configuration replace parts of the profile', () => {
  const own = { age: 18, limits: ['deposit'], periods: ['month'] } as const;
  expect(licenceOf(own, 'offered')).toMatchObject({ ...own, hasForever: true });
});
