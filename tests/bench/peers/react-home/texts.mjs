// Texts by typesafe-i18n, from the dictionaries of the app: those of the first screen, and the others later.
import { i18nString } from 'typesafe-i18n';
import game from '../../../../src/i18n/es/games/game.ts';
import home from '../../../../src/i18n/es/games/home.ts';
import app from '../../../../src/i18n/es/site/app.ts';
import error from '../../../../src/i18n/es/site/error.ts';

const dictionaries = { app, error, game, home };
let numbers;
const format = i18nString('es-419', {
  number(value) {
    numbers ??= new Intl.NumberFormat('es-419', { useGrouping: 'always' });
    return numbers.format(value);
  },
});

export const addTexts = (more) => Object.assign(dictionaries, more);

export function t(key, values) {
  const [domain, name] = key.split('.');
  const text = dictionaries[domain]?.[name];
  return text === undefined ? '' : format(text, { brand: 'Feria', ...values });
}
