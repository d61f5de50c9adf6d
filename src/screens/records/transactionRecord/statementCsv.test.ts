import { expect, test } from 'vitest';
import type { Statement } from '../../../stores/records/statement';
import { statementCsv } from './statementCsv';

const zero = {
  ...{ deposits: 0, withdrawals: 0, stakes: 0, wins: 0, bonuses: 0, fees: 0 },
  ...{ transfers: 0, other: 0 },
};
const statement: Statement = {
  ...zero,
  month: '2026-11',
  opening: 10,
  closing: 95.5,
  deposits: 100,
  stakes: -14.5,
  net: 85.5,
  days: [
    { ...zero, day: '2026-11-02', deposits: 100, net: 100, balance: 110 },
    { ...zero, day: '2026-11-03', stakes: -14.5, net: -14.5, balance: 95.5 },
  ],
};

test('the file has a line per day with the balance, between the opening balance and the sums', () => {
  const words = { head: ['Date', 'a', 'b'], opening: 'Opening', sum: 'Sum' };
  expect(statementCsv(statement, words).split('\r\n')).toEqual([
    '"Date","a","b"',
    '"Opening",,,,,,,,,,10.00',
    '"2026-11-02",100.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,100.00,110.00',
    '"2026-11-03",0.00,0.00,-14.50,0.00,0.00,0.00,0.00,0.00,-14.50,95.50',
    '"Sum",100.00,0.00,-14.50,0.00,0.00,0.00,0.00,0.00,85.50,95.50',
  ]);
});

test('a sum that the backend does not send is an empty cell of the file, not zero', () => {
  const { fees: _, ...known } = statement;
  const words = { head: ['Date'], opening: 'Opening', sum: 'Sum' };
  expect(
    statementCsv({ ...known, days: [] }, words)
      .split('\r\n')
      .at(-1),
  ).toBe('"Sum",100.00,0.00,-14.50,0.00,0.00,,0.00,0.00,85.50,95.50');
});
