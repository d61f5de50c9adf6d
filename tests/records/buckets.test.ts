import { describe, expect, test } from 'vitest';
import { barsOf, bucketsOf } from '../../src/screens/profit/buckets';

const nothing = { deposit: 0, withdraw: 0, stake: 0, win: 0, bonus: 0, rebate: 0 };
const day = (text: string, profit: number) => ({ ...nothing, day: text, profit });
const range = (from: string, to: string) => ({
  from: new Date(`${from}T00:00`).getTime(),
  to: new Date(`${to}T23:59:59.999`).getTime(),
});

describe('what the chart of profit and loss draws', () => {
  test('S2.17 every day has its place, those without play at zero', () => {
    const days = [day('2026-03-02', -3.3), day('2026-02-28', 10)];
    expect(bucketsOf({ range: range('2026-02-27', '2026-03-02'), days })).toEqual([
      { key: '2026-02-27', profit: 0 },
      { key: '2026-02-28', profit: 10 },
      { key: '2026-03-01', profit: 0 },
      { key: '2026-03-02', profit: -3.3 },
    ]);
  });

  test('S2.17 a long time is told in months, to the cent, from the first that is known', () => {
    const days = [day('2026-03-09', 1), day('2026-01-31', 0.1), day('2026-01-02', 0.2)];
    expect(bucketsOf({ range: range('2020-01-01', '2026-04-02'), days })).toEqual([
      { key: '2026-01', profit: 0.3 },
      { key: '2026-02', profit: 0 },
      { key: '2026-03', profit: 1 },
      { key: '2026-04', profit: 0 },
    ]);
  });

  test('S2.17 all bars are on one scale, from zero', () => {
    const drawn = barsOf([
      { key: 'a', profit: 30 },
      { key: 'b', profit: 0 },
      { key: 'c', profit: -10 },
    ]);
    expect(drawn).toMatchObject({ best: 30, worst: -10, zero: 0.75 });
    expect(drawn.bars).toEqual([
      { key: 'a', isGain: true, top: 0, height: 0.75 },
      { key: 'b', isGain: false, top: 0.75, height: 0 },
      { key: 'c', isGain: false, top: 0.75, height: 0.25 },
    ]);
  });

  test('S2.17 losses alone hang from zero, gains alone stand on it, nothing is flat', () => {
    expect(barsOf([{ key: 'a', profit: -5 }])).toMatchObject({ best: 0, worst: -5, zero: 0 });
    expect(barsOf([{ key: 'a', profit: 5 }])).toMatchObject({ best: 5, worst: 0, zero: 1 });
    expect(barsOf([{ key: 'a', profit: 0 }]).bars[0]).toMatchObject({ height: 0 });
  });
});
