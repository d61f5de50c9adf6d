import { describe, expect, test } from 'vitest';

type Book = Record<string, string>;

const files = import.meta.glob<Book>('../../src/i18n/{es,en,bn,vi}/*.ts', {
  eager: true,
  import: 'default',
});

const locales = ['es', 'en', 'bn', 'vi'] as const;
const bookOf = (locale: string, noun: string) => files[`../../src/i18n/${locale}/${noun}.ts`] ?? {};
const nouns = Object.keys(files)
  .filter((path) => path.includes('/es/'))
  .map((path) => path.replace(/.*\/(\w+)\.ts$/, '$1'));

/** `{name}` and `{n:number}`, sorted; plurals such as `{{uno|otros}}` belong to each language. */
const holes = (text: string) => (text.replace(/\{\{.*?\}\}/g, '').match(/\{.*?\}/g) ?? []).sort();
const links = (text: string) => (text.match(/\[[^[\]]+\]/g) ?? []).length;

test('S3.30 every noun has a dictionary in Bengali, English, Spanish and Vietnamese', () => {
  expect(nouns.length).toBeGreaterThan(20);
  expect(Object.keys(files)).toHaveLength(nouns.length * locales.length);
});

describe.each(nouns)('%s', (noun) => {
  const base = bookOf('es', noun);

  test.each(locales)('S3.30 %s has the keys, holes and links of Spanish, none empty', (locale) => {
    const book = bookOf(locale, noun);
    expect(Object.keys(book)).toEqual(Object.keys(base));
    for (const [key, text] of Object.entries(book)) {
      expect(text.trim(), key).not.toBe('');
      expect(holes(text), key).toEqual(holes(base[key] ?? ''));
      expect(links(text), key).toBe(links(base[key] ?? ''));
    }
  });

  test.each(locales)('%s keeps its voice down', (locale) => {
    const shouting = Object.entries(bookOf(locale, noun)).filter(([, text]) => /[!¡]/.test(text));
    expect(shouting).toEqual([]);
  });
});
