import { expect, test } from 'vitest';
import { blankGame, type Game } from './gameOf';
import { frequentVendors } from './newGame';
import { mostSimilar } from './similar';

const game = (id: string, name: string, vendor = 'PG', type = 'RNG'): Game => ({
  ...blankGame,
  id,
  name,
  vendor,
  type,
});

test('more like this has games with the same words, then those of the vendor, but not the game itself', () => {
  const tiger = game('1', 'Tigre de Oro');
  const found = mostSimilar(tiger, [
    game('2', 'Ruleta Clásica', 'EVO', 'LIVE'),
    game('3', 'Frutas Locas', 'JL'),
    game('4', 'Frutas del Sur'),
    game('5', 'Golden Tiger', 'FC'),
    tiger,
    game('5', 'Golden Tiger', 'FC'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['5', '4', '3']);
});

test('more like this ends after the given number of games', () => {
  const games = ['2', '3', '4'].map((id) => game(id, `Tigre ${id}`));
  expect(mostSimilar(game('1', 'Tigre'), games, 2).map(({ id }) => id)).toEqual(['2', '3']);
});

test('the vendors of a member are those of most games', () => {
  const games = ['PG', 'JL', 'FC', 'JL', 'EVO', 'JL', 'FC'].map((vendor, i) =>
    game(String(i), 'x', vendor),
  );
  expect(frequentVendors(games, 2)).toEqual(['JL', 'FC']);
  expect(frequentVendors([])).toEqual([]);
});
