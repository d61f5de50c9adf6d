import { expect, test } from 'vitest';
import { allGames } from '../../../mocks/db/games/catalogue';

const PLURAL_AND_SINGULAR =
  /^(?!Tenis|Texas|Craps|Paracaídas)[^ ]+s( .+)? (Real|Salvaje|Fugaz|Genial|Ardiente|Lunar|Gigante)\b/;

test('a plural in the Spanish name of a game has its adjective in the plural', () => {
  const names = allGames().map((game) => game.name.ES);
  expect(names.filter((name) => PLURAL_AND_SINGULAR.test(name))).toEqual([]);
  expect(names).toContain('Gemas Salvajes');
  expect('Gemas Salvaje').toMatch(PLURAL_AND_SINGULAR);
});
