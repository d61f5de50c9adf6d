import { expect, test } from 'vitest';
import { choiceGroups } from './choiceGroups';
import { filterChips } from './filterChips';
import {
  countFilters,
  type GameFilter,
  listQueryOf,
  noFilter,
  readGameFilter,
  withFilter,
} from './gameFilter';

const vendors = new Map([
  ['PG', 'Papagayo'],
  ['JL', 'Jilguero'],
]);

const reply = {
  sorts: ['minBet', 'fame', 'popular'],
  choices: [
    { filter: 'minRtp', value: '95', count: 3 },
    { filter: 'minRtp', value: '9', count: 9 },
    { filter: 'volatility', value: 'high', count: 1 },
    { filter: 'volatility', value: 'wild', count: 1 },
    { filter: 'vassalage', value: 'NEW', count: 1 },
    { filter: 'vassalage', value: 'JL', count: 1 },
  ],
};

const keysOf = (known: typeof reply | undefined) =>
  choiceGroups(known, vendors).map(({ key, choices }) => [key, choices.map((one) => one.key)]);

test('only the groups and choices that the backend returns are offered, in a fixed order', () => {
  expect(keysOf(reply)).toEqual([
    ['sort', ['sortBy popular', 'sortBy minBet']],
    ['rtp', ['minRtp 9', 'minRtp 95']],
    ['volatility', ['volatility high']],
    ['vendors', ['vassalage JL', 'vassalage NEW']],
  ]);
});

test('S7.29 a backend without choices gets the filters of the specification, and no order', () => {
  const groups = keysOf(undefined);
  expect(groups.map(([key]) => key)).toEqual(['minBet', 'features', 'vendors', 'minLine']);
  expect(groups[0]?.[1]).toContain('minBet 0.5');
});

test('games that count for a bonus are offered, while one is played that leaves some out', () => {
  const more = (notForBonus?: string) =>
    choiceGroups(reply, vendors, notForBonus).find(({ key }) => key === 'more')?.choices[0];
  expect(more('')).toBeUndefined();
  const chosen = more('COCK,LOTT')?.toggle(noFilter) ?? noFilter;
  expect(listQueryOf(chosen)).toMatchObject({ withoutGameTypes: 'COCK,LOTT' });
  expect(countFilters(chosen)).toBe(1);
  expect(more('COCK,LOTT')?.toggle(chosen)).toEqual(noFilter);
});

test('a tap chooses, a second tap takes it back, and a lower bound of the bet replaces the upper one', () => {
  const tap = (key: string, filter = noFilter) => {
    const bets = [
      { filter: 'minBet', value: '2', count: 1 },
      { filter: 'maxMinBet', value: '0.5', count: 1 },
    ];
    const groups = choiceGroups({ ...reply, choices: [...reply.choices, ...bets] }, vendors);
    const choice = groups.flatMap(({ choices }) => choices).find((one) => one.key === key);
    return choice?.toggle(filter) ?? noFilter;
  };
  for (const key of ['sortBy popular', 'minRtp 95', 'volatility high', 'vassalage JL'])
    expect(tap(key, tap(key))).toEqual(noFilter);
  expect(tap('minBet 2', tap('maxMinBet 0.5'))).toEqual({ ...noFilter, minBet: 2 });
});

test('each chip removes its own filter, until none is left', () => {
  let filter: GameFilter = {
    ...noFilter,
    sort: 'rtp',
    vendors: ['PG', 'GONE'],
    features: ['jackpot'],
    levels: ['low', 'high'],
    minRtp: 95,
    maxMinBet: 1,
    minLine: 10,
    isFree: true,
    isNew: true,
    withoutTypes: 'COCK',
  };
  for (let left = 12; left > 0; left--) {
    const chips = filterChips(filter, vendors);
    expect(chips).toHaveLength(left);
    filter = { ...filter, ...chips[0]?.without };
  }
  expect(filter).toEqual(noFilter);
});

test('the address of a list keeps what is not a filter, and loses filters that were taken back', () => {
  const query = new URLSearchParams('gameType=RNG&vassalage=PG&sort=rtp&free=1');
  const filter = readGameFilter(query, 'vassalage');
  expect(filter).toEqual({ ...noFilter, vendors: ['PG'], sort: 'rtp', isFree: true });
  expect(String(withFilter(query, { ...filter, sort: '' }, 'vassalage'))).toBe(
    'gameType=RNG&vassalage=PG&free=1',
  );
  expect(String(withFilter(query, noFilter, 'vassalage'))).toBe('gameType=RNG');
});
