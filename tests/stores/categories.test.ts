import { expect, test } from 'vitest';
import { gameList, vendorTypes, type WireVendor } from '../../src/contract/games/game';
import { createGame } from '../../src/stores/games/game';
import { categoriesOf } from '../../src/stores/games/gameOf';
import { menuCategoryOf } from '../../src/stores/games/menuCategory';
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

test('S2.60 CRASH and ESPORTS are in the menu once, where the server has such categories too', () => {
  expect(codesOf('FISH', 'CRASH', 'SPORTS', 'ESPORTS')).toEqual([
    ...['HOME', 'HOT', 'FISH A B', 'CRASH', 'SPORTS A', 'ESPORTS A B'],
  ]);
  expect(categoriesOf([{ gameType: 'ESPORTS', vassalages: [vendor('A')] }])).toMatchObject(
    ['HOME', 'HOT', 'ESPORTS', 'CRASH'].map((code) => ({ code })),
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

test.each([
  ['SPORTS', 'A'],
  ['ESPORTS', 'B'],
])('S2.60 the list of %s has the games of its own vendors only', async (category, vassalage) => {
  const { host, reply } = createFakeHost();
  reply(vendorTypes, server('SPORTS'));
  const { vendors, parametersOf } = host.use(createGame);
  await vendors.load();
  expect(parametersOf({ category })).toEqual({ gameType: 'SPORTS', vassalage });
});

test('S2.60 the list of sports asks for no vendors where there are no esports', async () => {
  const { host, reply } = createFakeHost();
  reply(vendorTypes, [{ gameType: 'SPORTS', vassalages: [vendor('A')] }]);
  const { vendors, parametersOf } = host.use(createGame);
  await vendors.load();
  expect(parametersOf({ category: 'SPORTS' })).toEqual({ gameType: 'SPORTS' });
});

test('S2.60 a list of esports that is opened first waits for the vendors', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  reply(vendorTypes, server('SPORTS'));
  reply(gameList, { games: [] });
  const { loadPage, vendors } = host.use(createGame);
  void vendors.load();
  await loadPage({ category: 'ESPORTS', page: 1, size: 15 });
  expect(requestsOf(gameList)).toMatchObject([{ input: { gameType: 'SPORTS', vassalage: 'B' } }]);
});

test.each([
  ['SPORTS', '', 'A', 'SPORTS'],
  ['SPORTS', '', 'B', 'ESPORTS'],
  ['LIVE', '', 'B', 'LIVE'],
  ['RNG', 'Crash', 'B', 'CRASH'],
])('S2.60 a game of %s %s by %s stands in the category %s', (type, category, vendor, menu) => {
  const categories = categoriesOf(server('SPORTS', 'LIVE', 'RNG'));
  expect(menuCategoryOf({ type, category, vendor }, categories)).toBe(menu);
});
