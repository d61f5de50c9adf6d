import { expect, test } from 'vitest';
import { changedRatios, changes } from '../bench/compare.mjs';
import { domDifferences } from '../bench/domDifferences.mjs';
import { readOptions } from '../bench/options.mjs';
import { quartiles } from '../bench/quartiles.mjs';

const time = (median: number) => ({ task: { median }, script: { median } });
const figures = (bytes: number, scroll: number) => ({
  app: { 'home, bytes': 1000, 'home: long tasks': bytes },
  peers: {
    feria: { bytes, counts: { scroll: { renders: 0 } }, times: { scroll: time(scroll) } },
    react: { bytes: 1, counts: {}, times: { scroll: time(100) } },
  },
});

test('returns the median and the quartiles of the samples', () => {
  expect(quartiles([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 2, high: 4 });
});

test('reports growth, but not noise', () => {
  expect(changes(figures(1000, 80), figures(1001, 80))).toEqual([]);
  expect(changes(figures(1000, 80), figures(1100, 80))).toEqual(['bytes: 1000 -> 1100 (10.0 %)']);
});

test('reports a changed result against a peer', () => {
  expect(changedRatios(figures(1, 80), figures(1, 82))).toEqual([]);
  expect(changedRatios(figures(1, 80), figures(1, 120))).toEqual([
    'scroll against react: 0.80 -> 1.20',
  ]);
});

test('names a peer that draws another DOM', () => {
  expect(domDifferences({ feria: ['<a>', '<b>'], react: ['<a>', '<b>'] })).toEqual([]);
  expect(domDifferences({ feria: ['<a>', '<b>'], react: ['<a>', '<i>'] })).toHaveLength(1);
});

test('reads the options of the bench', () => {
  expect(readOptions([])).toMatchObject({ parts: ['peers', 'app', 'phone', 'backend'], reps: 40 });
  expect(readOptions(['--quick', '--peers', 'solid'])).toMatchObject({
    reps: 5,
    peers: ['feria', 'solid'],
  });
  expect(readOptions(['--phone', 'taps,fling']).phone).toEqual(['taps', 'fling']);
  expect(() => readOptions(['--only', 'nothing'])).toThrow(
    '--only has no part nothing; the parts are',
  );
});
