import { expect, test } from 'vitest';
import type { WireVendor } from '../../src/contract/games/game';
import { createGame } from '../../src/stores/games/game';
import { categoriesOf } from '../../src/stores/games/gameOf';
import { createFakeHost } from '../helpers/fakeHost';

const vendor = (vassalage: string, isEsport = false) =>
  ({ vassalage, accountTypeName: vassalage, mobileSmallIcon: '', isEsport }) as WireVendor;
const server = (...types: string[]) =>
  types.map((gameType) => ({ gameType, vassalages: [vendor('A'), vendor('B', true)] }));
const codesOf = (...types: string[]) =>
  categoriesOf(server(...types)).map(({ code, vendors }) =>
    [code, ...vendors.map(({ vassalage }) => vassalage)].join(' '),
  );

test('S2.60 the menu has HOME, HOT and the server’s categories, with ESPORTS and CRASH in their places', () => {
  expect(codesOf('LIVE', 'FISH', 'SPORTS', 'RNG')).toEqual([
    ...['HOME', 'HOT', 'LIVE A B', 'FISH A B', 'CRASH'],
    ...['SPORTS A', 'ESPORTS B', 'RNG A B'],
  ]);
});

test('S2.60 CRASH comes last without FISH, and ESPORTS is not there without esports', () => {
  expect(categoriesOf([{ gameType: 'SPORTS', vassalages: [vendor('A')] }])).toMatchObject(
    ['HOME', 'HOT', 'SPORTS', 'CRASH'].map((code) => ({ code })),
  );
});

test.each([
  ['PGSLOT', { gameType: 'RNG', vassalage: 'PG' }],
  ['JLSLOT', { gameType: 'RNG', vassalage: 'JL' }],
  ['INHOUSE', { vassalage: 'FERIA' }],
  ['CRASH', { gameClassify: 'Crash' }],
  ['FISH', { gameType: 'FISH' }],
  ['HOME', {}],
])('S2.61 S7.31 the tab %s asks for %j', (category, parameters) => {
  const { host } = createFakeHost();
  expect(host.use(createGame).parametersOf({ category })).toEqual(parameters);
});
