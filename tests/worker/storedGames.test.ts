import { expect, test } from 'vitest';
import { isSearch, searchStored } from '../../src/worker/storedGames';

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

test('suggestions are the names', () => {
  expect(searchStored(url(`${SUGGESTIONS}?gameName=ORO`), bodies)).toEqual([
    'Dragón de Oro',
    'Pesca de Oro',
  ]);
});
