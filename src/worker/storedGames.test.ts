import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheKeyOf } from '../api/cacheKey';
import { isSearch } from './publicReplies';
import { answerSearch, searchStored } from './storedGames';

const LIST = '/wps/relay/GCSGAME_gameList';
const SUGGESTIONS = '/wps/relay/GCSGAME_suggestions';
const url = (path: string) => new URL(`https://feria.test${path}`);

const game = (nodeId: number, gameName: string, vassalage = 'PG', gameType = 'RNG') => ({
  nodeId,
  gameName,
  vassalage,
  gameType,
});
const bodies = [
  { success: true, value: [game(1, 'Fortuna Azteca'), game(2, 'Dragón de Oro', 'JILI')] },
  {
    success: true,
    value: { games: [game(1, 'Fortuna Azteca'), game(3, 'Pesca de Oro', 'JILI', 'FISH')] },
  },
  { success: true, value: { games: null } },
  undefined,
];

test.each([
  [`${LIST}?gameName=oro`, true],
  [`${SUGGESTIONS}?gameName=oro`, true],
  [`/api${LIST}?gameName=oro`, true],
  [`${LIST}?pageNo=1`, false],
  ['/wps/wallets/gcs?gameName=oro', false],
])('%s is a search: %s', (path, expected) => {
  expect(isSearch(url(path))).toBe(expected);
});

test.each([
  ['gameName=oro', [2, 3]],
  ['gameName=dragon', [2]],
  ['gameName=FORTUNA', [1]],
  ['gameName=oro&gameType=FISH', [3]],
  ['gameName=o&vassalage=PG,OTHER', [1]],
  ['gameName=nothing', []],
])('a search without a network finds each stored game once: %s', (query, ids) => {
  const found = searchStored(url(`${LIST}?${query}`), bodies);
  expect(found).toMatchObject({
    games: ids.map((nodeId) => ({ nodeId })),
    pageNum: 1,
    totalPages: 1,
    totalCount: ids.length,
  });
});

const facts = [
  { ...game(1, 'Oro Crash'), gameCategory: 'Crash', minBet: 0.1, lines: 1 },
  { ...game(2, 'Oro Nuevo'), isNew: true, minBet: 0.5, lines: 20 },
  { ...game(3, 'Oro Gratis'), supportPlay: true, minBet: 2, lines: 50 },
  game(4, 'Oro'),
];

test.each([
  ['isNew=true', [2]],
  ['supportPlay=true', [3]],
  ['maxMinBet=0.5', [1, 2]],
  ['minBet=0.5', [2, 3]],
  ['minBet=0.5&maxMinBet=1', [2]],
  ['minLine=20', [2, 3]],
  ['gameClassify=Crash', [1]],
])('a search without a network keeps the filter %s', (filter, ids) => {
  const found = searchStored(url(`${LIST}?gameName=oro&${filter}`), [{ value: facts }]);
  expect(found).toMatchObject({ games: ids.map((nodeId) => ({ nodeId })) });
});

test.each(['gameFeature=freeSpins', 'volatility=high', 'minRtp=96'])(
  'a search without a network has no answer for %s, which the stored games do not tell',
  async (filter) => {
    vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const request = new Request(url(`${LIST}?gameName=oro&${filter}`));
    expect(await answerSearch(request, 'replies')).toBeUndefined();
  },
);

test('suggestions are the names', () => {
  expect(searchStored(url(`${SUGGESTIONS}?gameName=ORO`), bodies)).toEqual([
    'Dragón de Oro',
    'Pesca de Oro',
  ]);
});

test('a search without a network has pages, as the server has', () => {
  const games = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name, i) => game(i, name));
  const pageOf = (pageNo: number) =>
    searchStored(url(`${LIST}?gameName=a&pageNo=${pageNo}&pageSize=2`), [{ value: games }]);
  const totals = { totalPages: 3, totalCount: 5 };
  expect(pageOf(1)).toEqual({ games: games.slice(0, 2), pageNum: 1, ...totals });
  expect(pageOf(3)).toEqual({ games: games.slice(4), pageNum: 3, ...totals });
});

test('a search without a network finds the games of its own language and merchant', async () => {
  const request = (path: string, merchant: string, language = 'ES') =>
    new Request(url(path), { headers: { merchant, language } });
  const stored = [
    ['real', 'ES', game(1, 'Oro')],
    ['trial', 'ES', game(2, 'Oro')],
    ['real', 'EN', game(3, 'Oro')],
  ] as const;
  const replies = new Map(
    stored.map(([merchant, language, row]) => [
      cacheKeyOf(request(`${LIST}?pageNo=1`, merchant, language)),
      { value: { games: [row] } },
    ]),
  );
  const cache = {
    keys: async () => [...replies.keys()].map((key) => new Request(key)),
    match: async ({ url: key }: Request) => Response.json(replies.get(key)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  onTestFinished(() => void vi.unstubAllGlobals());
  const reply = await answerSearch(request(`${LIST}?gameName=oro`, 'real'), 'replies');
  expect(await reply?.json()).toMatchObject({ value: { games: [{ nodeId: 1 }], totalCount: 1 } });
});
