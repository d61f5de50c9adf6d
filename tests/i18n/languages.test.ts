import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { directionOf, intlTagOf, type Language, languages, tagOf } from '../../src/i18n/languages';
import { tongues } from '../../src/i18n/tongues';

const codes =
  'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TY UR PT-BR TR BN AR FA RU KK UZ LO NE FR TE SW';

test('S3.29 the thirty codes are known, each with a tag, a name and a flag', () => {
  expect([...languages].sort()).toEqual(codes.split(' ').sort());
  for (const code of languages) {
    expect(Intl.getCanonicalLocales(tagOf(code))).toEqual([tagOf(code)]);
    expect(tongues[code].name).not.toBe('');
    expect(tongues[code].flag).toMatch(/^[a-z]{2}$/);
  }
});

test('S3.29 codes that are no BCP 47 tags are translated, and three run right to left', () => {
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

test('every language writes Western digits and years', () => {
  for (const code of languages) {
    const tag = intlTagOf(code);
    expect(new Intl.NumberFormat(tag).format(2025)).toMatch(/^2\D?025$/);
    const year = new Intl.DateTimeFormat(tag, { year: 'numeric' }).format(Date.UTC(2025, 5, 1));
    expect(year).toContain('2025');
  }
});

describe('the first language', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB', 'fr'] });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('S1.01 is Spanish with empty storage whatever the browser prefers', async () => {
    const { language } = await import('../../src/i18n/locale');
    expect(language.value).toBe('ES');
    expect(kept.has('language')).toBe(false);
  });

  test('S9.32 is the one chosen before', async () => {
    const { setLanguage } = await import('../../src/i18n/locale');
    await setLanguage('EN');
    expect(kept.get('language')).toBe('EN');

    vi.resetModules();
    const { firstWords, language } = await import('../../src/i18n/locale');
    const { text } = await import('../../src/i18n/t');
    await firstWords();
    expect(language.value).toBe('EN');
    expect(text('app.back')).toBe('Back');
  });

  test('is Spanish when storage holds nonsense', async () => {
    kept.set('language', 'XX');
    const { language } = await import('../../src/i18n/locale');
    expect(language.value).toBe('ES');
  });
});
