import { expect, test } from 'vitest';
import { fitsCard } from '../../../fixtures/games/gameNames';
import { gameArt } from '../../../fixtures/site/art';
import { allGames, type CatalogueGame, gamesWith, hotGames } from './catalogue';

const kinds = [...new Set(gameArt.map(({ kind }) => kind))];
const types = [...new Set(allGames().map(({ gameType }) => gameType))];
const vendors = [...new Set(allGames().map(({ vassalage }) => vassalage))];

const equalNeighbours = (games: readonly CatalogueGame[]) =>
  games.filter((game, i) => game.art === games[i + 1]?.art).map(({ nodeId }) => nodeId);

test.each(kinds)(
  '%s has 20 or more pictures, and its games use all of them or have one each',
  (kind) => {
    const pictures = gameArt.filter((art) => art.kind === kind).length;
    const games = allGames().filter((game) => game.kind === kind);
    expect(pictures).toBeGreaterThanOrEqual(20);
    expect(new Set(games.map(({ art }) => art)).size).toBe(Math.min(pictures, games.length));
  },
);

test('no two games have the same name, in Spanish or in English', () => {
  for (const language of ['ES', 'EN'] as const) {
    const names = allGames().map(({ name }) => name[language]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test('every name fits the two lines of a card', () => {
  const cut = allGames().filter(({ name }) => !fitsCard(name.ES) || !fitsCard(name.EN));
  expect(cut.map(({ name }) => name)).toEqual([]);
});

test.each(types)(
  'no two neighbours have the same picture, in the lists of the type %s',
  (gameType) => {
    expect(equalNeighbours(gamesWith({ gameType }))).toEqual([]);
    expect(equalNeighbours(hotGames(gameType))).toEqual([]);
  },
);

test('no two neighbours have the same picture, in the lists of all games and of each vendor', () => {
  expect(equalNeighbours(allGames())).toEqual([]);
  expect(equalNeighbours(hotGames())).toEqual([]);
  const ofVendors = vendors.map((vassalage) => gamesWith({ vassalage }));
  expect(ofVendors.flatMap(equalNeighbours)).toEqual([]);
});
