import { existsSync } from 'node:fs';
import { createLifetime } from '@kit/data/lifetime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageFlag, languageName } from '../widgets/site/language/languageName';
import { numberText } from './format';
import { languageNames } from './languageNames';
import { directionOf, intlTagOf, type Language, languages, tagOf } from './languages';

const codes =
  'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TY UR PT-BR TR BN AR FA RU KK UZ LO NE FR TE SW';

test('S3.29 there are thirty languages, each with a tag, a name and a flag', () => {
  expect([...languages].sort()).toEqual(codes.split(' ').sort());
  for (const code of languages) {
    expect(Intl.getCanonicalLocales(tagOf(code))).toEqual([tagOf(code)]);
    expect(languageNames[code].name).not.toBe('');
    expect(languageNames[code].flag).toMatch(/^[a-z]{2}$/);
    expect(languageName(code)).toBe(languageNames[code].name);
    expect(existsSync(`public${languageFlag(code)}`), code).toBe(true);
  }
});

test('S3.29 each code has its BCP 47 tag, and three languages run right to left', () => {
  const tags: [Language, string][] = [
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['MY', 'my'],
    ['MS', 'ms'],
    ['PT-BR', 'pt-BR'],
  ];
  for (const [code, tag] of tags) expect(tagOf(code)).toBe(tag);
  expect(languages.filter((code) => directionOf(code) === 'rtl').sort()).toEqual([
    'AR',
    'FA',
    'UR',
  ]);
});

test('numbers and dates are written as in the market of the site, in each language', () => {
  expect(intlTagOf('ES', 'CO')).toBe('es-CO-u-ca-gregory-nu-latn');
  expect(new Intl.NumberFormat(intlTagOf('ES', 'CO')).format(1234.5)).toBe('1.234,5');
  expect(new Intl.NumberFormat(intlTagOf('EN', 'CO')).format(1234.5)).toBe('1,234.5');
  expect(intlTagOf('PT-BR', 'CO')).toMatch(/^pt-BR/);
  expect(intlTagOf('ES')).toMatch(/^es-419/);
});

test('every language has Western digits and years', () => {
  for (const code of languages) {
    const tag = intlTagOf(code);
    expect(new Intl.NumberFormat(tag).format(2025)).toMatch(/^2\D?025$/);
    const year = new Intl.DateTimeFormat(tag, { year: 'numeric' }).format(Date.UTC(2025, 5, 1));
    expect(year).toContain('2025');
  }
});

test('short numbers are their digits in every language, so they need no NumberFormat', () => {
  for (const code of languages) {
    const format = new Intl.NumberFormat(intlTagOf(code), { useGrouping: 'always' });
    for (const value of [1, 21, 999]) expect(format.format(value), code).toBe(String(value));
  }
  const create = vi.fn();
  class NumberFormat extends Intl.NumberFormat {
    constructor(...args: ConstructorParameters<typeof Intl.NumberFormat>) {
      super(...args);
      create();
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: NumberFormat } }));
  expect([1, 21, 999].map(numberText)).toEqual(['1', '21', '999']);
  expect(create).not.toHaveBeenCalled();
  expect(numberText(1000)).toMatch(/^1\D000$/);
  expect(create).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

describe('the first language', () => {
  const storage = new Map<string, string>();

  beforeEach(() => {
    vi.resetModules();
    storage.clear();
    vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB', 'fr'] });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('S1.01 is Spanish, when storage is empty and the browser prefers another one', async () => {
    const { language } = await import('./locale');
    expect(language.value).toBe('ES');
    expect(storage.has('language')).toBe(false);
  });

  test('S9.32 is the language of the last visit, when there was one', async () => {
    const { setLanguage, startLocale } = await import('./locale');
    vi.stubGlobal('document', { documentElement: {} });
    const { own, end } = createLifetime();
    startLocale({ own });
    await setLanguage('EN');
    expect(storage.get('language')).toBe('EN');
    end();

    vi.resetModules();
    const { firstTexts, language } = await import('./locale');
    const { text } = await import('./t');
    await firstTexts();
    expect(language.value).toBe('EN');
    expect(text('app.back')).toBe('Back');
  });

  test('is Spanish, when the stored code is unknown', async () => {
    storage.set('language', 'XX');
    const { language } = await import('./locale');
    expect(language.value).toBe('ES');
  });
});
