import { expect, test } from 'vitest';
import { betsCsv } from './betsCsv';

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
