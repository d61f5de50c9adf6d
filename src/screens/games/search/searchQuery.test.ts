import { expect, test } from 'vitest';
import { noFilter } from '../../../widgets/games/filter/gameFilter';
import { splitAtMatch } from './Suggestions';
import { readSearchQuery, searchHref } from './searchQuery';

test.each([
  ['Dragón de Oro', 'oro', ['Dragón de ', 'Oro', '']],
  ['ORO ORO', 'oro', ['', 'ORO', ' ORO']],
  ['Zorro', 'x', ['Zorro', '', '']],
  ['Zorro', '', ['Zorro', '', '']],
])('splits "%s" at the first match of "%s", in any case', (name, typed, parts) => {
  expect(splitAtMatch(name, typed)).toEqual(parts);
});

test('keeps the whole query in the address, and reads it back', () => {
  const query = {
    text: 'gato & león',
    filter: {
      sort: 'rtp',
      vendors: ['PG', 'JL'],
      features: ['jackpot'],
      levels: ['low', 'high'],
      minRtp: 95.5,
      minBet: 0.5,
      maxMinBet: 2,
      minLine: 20,
      isFree: true,
      isNew: true,
      withoutTypes: 'COCK,LOTT',
    },
  };
  expect(readSearchQuery(new URL(searchHref(query), 'https://feria.example').searchParams)).toEqual(
    query,
  );
});

test('reads an empty query, when the values in the address are invalid', () => {
  const query = new URLSearchParams({
    q: ` ${'x'.repeat(99)}`,
    sort: 'toString',
    vendor: ',,',
    volatility: 'huge,',
    rtp: 'NaN',
    minBet: '-3',
    minLine: 'x',
    free: 'yes',
  });
  expect(readSearchQuery(query)).toEqual({ text: 'x'.repeat(80), filter: noFilter });
});
