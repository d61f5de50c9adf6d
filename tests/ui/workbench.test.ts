import { expect, test } from 'vitest';
import { longerText } from '../../.ladle/workbench/language/longerText';
import { readSettings, settingNames, withSettings } from '../../.ladle/workbench/settings';

test('the settings of the workbench are in its address, apart from the defaults', () => {
  const settings = { ...readSettings(''), frameWidth: '320', text: '200' } as const;
  const search = withSettings('?story=ui--button--states&language=EN', settings);
  expect(search).toBe('?story=ui--button--states&frameWidth=320&text=200');
  expect(readSettings(search)).toEqual(settings);
});

test('no setting has the name of a parameter of Ladle, which would read it too', () => {
  const ladles = ['control', 'mode', 'rtl', 'source', 'story', 'theme', 'width'];
  expect(settingNames.filter((name) => ladles.includes(name))).toEqual([]);
});

test('an unknown setting is the default', () => {
  expect(readSettings('?language=KLINGON&frameWidth=-1')).toEqual(readSettings(''));
});

test.each(['OK', 'Depositar', 'Tu saldo y tus favoritos quedan guardados.'])(
  'the longer language makes "%s" about 40 %% longer, and keeps it readable',
  (text) => {
    const longer = longerText(text);
    expect(longer.startsWith(`${text} `)).toBe(true);
    expect(longer.length).toBeGreaterThanOrEqual(text.length * 1.4);
    expect(longer.length).toBeLessThan(text.length * 1.4 + 3);
    // A text can have one [link], whose brackets have a meaning.
    expect(longer.slice(text.length)).not.toMatch(/[[\]{}]/);
  },
);

test('the longer language keeps an empty text empty', () => {
  expect(longerText('')).toBe('');
});
