import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../kit/data/serverTime';
import { effect } from '../../kit/render/signals';
import { createDayFilter, OTHER } from './dayFilter';

const start = (day: string) => new Date(`${day}T00:00`).getTime();
const end = (day: string) => new Date(`${day}T23:59:59.999`).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T15:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('range of days of a record screen', () => {
  test.each([
    ['0', '2026-03-10'],
    ['7', '2026-03-03'],
    ['30', '2026-02-08'],
    ['90', '2025-12-10'],
  ])('covers whole days up to today, when the period is %s days', (period, firstDay) => {
    const { range, ...filter } = createDayFilter();
    filter.period.value = period;
    expect(range.value).toEqual({ from: start(firstDay), to: end('2026-03-10') });
  });

  test.each([
    ['a day ahead', '2026-03-09'],
    ['five days behind', '2026-03-15'],
  ])('covers the day of the server, when the clock of the device is %s', (_, today) => {
    const { range, ...filter } = createDayFilter();
    filter.period.value = '0';
    expect(range.value?.from).toBe(start('2026-03-10'));
    noteServerTime(new Date(`${today}T15:30`).toUTCString());
    expect(range.value).toEqual({ from: start(today), to: end(today) });
    noteServerTime(new Date('2026-03-10T15:31').toUTCString());
    expect(range.value?.from).toBe(start('2026-03-10'));
  });

  test('follows the day, when the screen is open over midnight', () => {
    const { range, today, updateToday, period } = createDayFilter();
    period.value = '0';
    const seen: unknown[] = [];
    const stop = effect(() => void seen.push(range.value));
    vi.setSystemTime(new Date('2026-03-10T23:59'));
    updateToday();
    expect(seen).toHaveLength(1);
    vi.setSystemTime(new Date('2026-03-11T00:00'));
    updateToday();
    expect(seen).toEqual([
      { from: start('2026-03-10'), to: end('2026-03-10') },
      { from: start('2026-03-11'), to: end('2026-03-11') },
    ]);
    expect(today.value).toBe('2026-03-11');
    stop();
  });

  test('is the one that the address names, and says what the address has to keep', () => {
    const ofAddress = (query: string) => createDayFilter(new URLSearchParams(query));
    const lastDays = ofAddress('period=90');
    expect(lastDays.range.value?.from).toBe(start('2025-12-10'));
    expect(lastDays.parameters.value).toEqual({ period: '90' });
    const typed = ofAddress('period=other&from=2026-01-02&until=2026-01-05');
    expect(typed.range.value).toEqual({ from: start('2026-01-02'), to: end('2026-01-05') });
    expect(typed.parameters.value).toEqual({
      period: OTHER,
      from: '2026-01-02',
      until: '2026-01-05',
    });
    const unknown = ofAddress('period=5&from=soon&until=2026-99-99');
    expect(unknown.range.value).toEqual(createDayFilter().range.value);
    expect(unknown.parameters.value).toEqual({});
    // A browser may read it as the third of March.
    const missing = ofAddress('period=other&from=2026-01-02&until=2026-02-31');
    expect(missing.until.value).toBe('2026-03-10');
    unknown.period.value = OTHER;
    expect(unknown.range.value).toEqual({ from: start('2026-02-08'), to: end('2026-03-10') });
  });

  test('covers both typed dates, when other dates are chosen', () => {
    const filter = createDayFilter();
    filter.period.value = OTHER;
    filter.from.value = '2026-01-05';
    filter.until.value = '2026-01-05';
    expect(filter.error.value).toBeUndefined();
    expect(filter.range.value).toEqual({ from: start('2026-01-05'), to: end('2026-01-05') });
  });

  test('is undefined with an error, when a date is missing', () => {
    const filter = createDayFilter();
    filter.period.value = OTHER;
    filter.from.value = '';
    expect(filter.error.value).toBe('missing');
    expect(filter.range.value).toBeUndefined();
  });

  test('is undefined with an error, when the dates are reversed', () => {
    const filter = createDayFilter();
    filter.period.value = OTHER;
    filter.from.value = '2026-03-02';
    filter.until.value = '2026-03-01';
    expect(filter.error.value).toBe('reversed');
    expect(filter.range.value).toBeUndefined();
  });

  test('shows no error for dates that are not used, when a period is chosen', () => {
    const filter = createDayFilter();
    filter.from.value = '';
    expect(filter.error.value).toBeUndefined();
    expect(filter.range.value).toBeDefined();
  });
});
