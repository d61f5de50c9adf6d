import { expect, test } from 'vitest';
import gameWords from '../../src/i18n/es/games/game';
import app from '../../src/i18n/es/site/app';
import { gameGrid } from '../../src/widgets/games/card/gameGrid';
import { COLUMNS, rowHeight, words } from '../bench/peers/shared/data.mjs';

test('the peers of the benchmark draw rows as high as the app does', () => {
  expect(gameGrid(390, false, 1)).toEqual({ columns: COLUMNS, rowHeight: rowHeight(390) });
});

test('the peers of the benchmark use the texts of the app', () => {
  expect(words).toMatchObject({
    member: app.memberCenter,
    deposit: app.deposit,
    isNew: gameWords.new,
    end: gameWords.listEnd,
  });
  expect(words.add('Torre')).toBe(gameWords.addFavorite.replace('{game}', 'Torre'));
  expect(words.remove('Torre')).toBe(gameWords.removeFavorite.replace('{game}', 'Torre'));
});
