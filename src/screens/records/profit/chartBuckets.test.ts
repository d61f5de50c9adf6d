import { afterEach, describe, expect, test, vi } from 'vitest';
import { chartBars } from '../../../widgets/records/chartBars';
import { chartBuckets } from './chartBuckets';

const nothing = { deposit: 0, withdraw: 0, stake: 0, win: 0, bonus: 0, rebate: 0 };
const day = (text: string, profit: number) => ({ ...nothing, day: text, profit });
const range = (from: string, to: string) => ({
  from: new Date(`${from}T00:00`).getTime(),
  to: new Date(`${to}T23:59:59.999`).getTime(),
});

afterEach(() => void vi.useRealTimers());

describe('chart of profit and loss', () => {
  test('S2.17 has one bucket for each day, with zero for a day without play', () => {
    const days = [day('2026-03-02', -3.3), day('2026-02-28', 10)];
    expect(chartBuckets({ range: range('2026-02-27', '2026-03-02'), days })).toEqual([
      { key: '2026-02-27', value: 0 },
      { key: '2026-02-28', value: 10 },
      { key: '2026-03-01', value: 0 },
      { key: '2026-03-02', value: -3.3 },
    ]);
  });

  test('S2.17 a long range has one bucket for each month from the oldest data on, exact to the cent', () => {
    const days = [day('2026-03-09', 1), day('2026-01-31', 0.1), day('2026-01-02', 0.2)];
    expect(chartBuckets({ range: range('2020-01-01', '2026-04-02'), days })).toEqual([
      { key: '2026-01', value: 0.3 },
      { key: '2026-02', value: 0 },
      { key: '2026-03', value: 1 },
      { key: '2026-04', value: 0 },
    ]);
  });

  test('S2.17 ends in the present month, when the address names a date far ahead', () => {
    vi.useFakeTimers({ now: new Date('2026-02-10T12:00') });
    const days = [day('2026-01-31', 5)];
    expect(chartBuckets({ range: range('2020-01-01', '9999-12-31'), days })).toEqual([
      { key: '2026-01', value: 5 },
      { key: '2026-02', value: 0 },
    ]);
  });

  test('S2.17 has no buckets, when the range is long and has no data', () => {
    expect(chartBuckets({ range: range('0100-01-01', '2026-01-01'), days: [] })).toEqual([]);
  });

  test('S2.17 draws gains and losses on one scale from the zero line', () => {
    const chart = chartBars([
      { key: 'a', value: 30 },
      { key: 'b', value: 0 },
      { key: 'c', value: -10 },
    ]);
    expect(chart).toMatchObject({ best: 30, worst: -10, zero: 0.75 });
    expect(chart.bars).toEqual([
      { key: 'a', isGain: true, top: 0, height: 0.75 },
      { key: 'b', isGain: false, top: 0.75, height: 0 },
      { key: 'c', isGain: false, top: 0.75, height: 0.25 },
    ]);
  });

  test('S2.17 puts the zero line at the top for losses and at the bottom for gains, and zero has no height', () => {
    expect(chartBars([{ key: 'a', value: -5 }])).toMatchObject({ best: 0, worst: -5, zero: 0 });
    expect(chartBars([{ key: 'a', value: 5 }])).toMatchObject({ best: 5, worst: 0, zero: 1 });
    expect(chartBars([{ key: 'a', value: 0 }]).bars[0]).toMatchObject({ height: 0 });
  });
});
