import { expect, test } from 'vitest';
import { marked } from '../../src/screens/search/marked';
import { hrefOf, wantedOf } from '../../src/screens/search/wanted';

test.each([
  ['Dragón de Oro', 'oro', ['Dragón de ', 'Oro', '']],
  ['ORO ORO', 'oro', ['', 'ORO', ' ORO']],
  ['Zorro', 'x', ['Zorro', '', '']],
  ['Zorro', '', ['Zorro', '', '']],
])('%s typed as %s is parted at the match', (name, typed, parts) => {
  expect(marked(name, typed)).toEqual(parts);
});

test('an address says what is wanted, there and back', () => {
  const wanted = {
    text: 'gato & león',
    vendors: ['PG', 'JL'],
    features: ['jackpot'],
    minBet: 0.5,
    minLine: 20,
  };
  expect(wantedOf(new URL(hrefOf(wanted), 'https://feria.example').searchParams)).toEqual(wanted);
});

test('an address that makes no sense asks for nothing', () => {
  const query = new URLSearchParams({
    q: ` ${'x'.repeat(99)}`,
    vendor: ',,',
    minBet: '-3',
    minLine: 'x',
  });
  expect(wantedOf(query)).toEqual({
    text: 'x'.repeat(80),
    vendors: [],
    features: [],
    minBet: 0,
    minLine: 0,
  });
});
