import { withRandom } from '@kit/data/random';
import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createReports, type Report } from './createReports';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = (message: string): Report => ({
  kind: 'error',
  route: '/m/home',
  name: 'TypeError',
  message,
});

function create({ rate = 1, random = 0.5, sent = signal(0) } = {}) {
  onTestFinished(withRandom(() => random));
  const batches: Report[][] = [];
  const send = (batch: Report[]) => void batches.push(batch);
  const reports = createReports({ rate, sent, privateWords: () => ['lucia'], send });
  return { ...reports, batches, sent };
}

test('reports are sent together, 5 s after the first', () => {
  const { add, batches } = create();
  add(error('one'));
  vi.advanceTimersByTime(4999);
  add(error('two'));
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(batches).toEqual([[error('one'), error('two')]]);
});

test('reports are sent at once and only once, when the page is left', () => {
  const { add, flush, batches } = create();
  add(error('one'));
  flush();
  flush();
  vi.advanceTimersByTime(10_000);
  expect(batches).toEqual([[error('one')]]);
});

test('secrets and data of the member are removed', () => {
  const { add, flush, batches } = create();
  add(error('lucia has password=Secreta1'));
  flush();
  expect(batches).toEqual([[error('*** has password=***')]]);
});

test('the id that tells the web vitals of one page apart from those of another is kept', () => {
  const vital: Report = {
    kind: 'vital',
    route: '/m/home',
    name: 'LCP',
    value: 1204,
    rating: 'good',
    id: 'v6-1732489200123-4711308891234',
  };
  const { add, flush, batches } = create();
  add(vital);
  flush();
  expect(batches).toEqual([[vital]]);
});

test('the same report is sent once, and a text has a limit', () => {
  const { add, flush, batches } = create();
  add(error('x'.repeat(9000)));
  add(error('x'.repeat(9000)));
  flush();
  expect(batches).toEqual([[error('x'.repeat(1500))]]);
});

test('a tab sends 50 reports, also when it is loaded again', () => {
  const sent = signal(48);
  const { add, flush, batches } = create({ sent });
  for (const message of ['a', 'b', 'c']) add(error(message));
  flush();
  expect(batches).toEqual([[error('a'), error('b')]]);
  expect(sent.value).toBe(50);
});

test.each([
  [0, 0, 0],
  [0.1, 0.0999, 1],
  [0.1, 0.1, 0],
  [1, 0.9999, 1],
])(
  'with the rate %d and the random number %d, a visit sends %d batches of reports',
  (rate, random, count) => {
    const { add, flush, batches } = create({ rate, random });
    add(error('one'));
    flush();
    expect(batches).toHaveLength(count);
  },
);
