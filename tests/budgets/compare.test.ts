import { expect, test } from 'vitest';
import { changes, standings } from '../bench/compare.mjs';
import { readOptions } from '../bench/options.mjs';
import { strangers } from '../bench/sameDom.mjs';
import { middle } from '../bench/spread.mjs';

const time = (median: number) => ({ task: { median }, script: { median } });
const figures = (bytes: number, scroll: number) => ({
  app: { 'home, bytes': 1000, 'home: long tasks': bytes },
  peers: {
    feria: { bytes, counts: { scroll: { renders: 0 } }, times: { scroll: time(scroll) } },
    react: { bytes: 1, counts: {}, times: { scroll: time(100) } },
  },
});

test('the median and the half of the samples around it', () => {
  expect(middle([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 2, high: 4 });
});

test('what grew is told, noise and what goes by the clock is not', () => {
  expect(changes(figures(1000, 80), figures(1001, 80))).toEqual([]);
  expect(changes(figures(1000, 80), figures(1100, 80))).toEqual(['bytes: 1000 -> 1100 (10.0 %)']);
});

test('another standing against a peer is told', () => {
  expect(standings(figures(1, 80), figures(1, 82))).toEqual([]);
  expect(standings(figures(1, 80), figures(1, 120))).toEqual([
    'scroll against react: 0.80 -> 1.20',
  ]);
});

test('a peer that draws something else is named', () => {
  expect(strangers({ feria: ['<a>', '<b>'], dom: ['<a>', '<b>'] })).toEqual([]);
  expect(strangers({ feria: ['<a>', '<b>'], dom: ['<a>', '<i>'] })).toHaveLength(1);
});

test('the options of the bench', () => {
  expect(readOptions([])).toMatchObject({ parts: ['peers', 'app', 'backend'], reps: 40 });
  expect(readOptions(['--quick', '--peers', 'solid'])).toMatchObject({
    reps: 5,
    peers: ['feria', 'solid'],
  });
  expect(() => readOptions(['--only', 'nothing'])).toThrow('--only takes of');
});
