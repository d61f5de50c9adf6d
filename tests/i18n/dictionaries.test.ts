import { describe, expect, test } from 'vitest';
import { requireTexts } from '../../scripts/new/texts.mjs';

type Dictionary = Record<string, string>;

const files = import.meta.glob<Dictionary>('../../src/i18n/{es,en,bn,vi,pt-br}/*/*.ts', {
  eager: true,
  import: 'default',
});

const locales = ['es', 'en', 'bn', 'vi', 'pt-br'] as const;
const dictionaryOf = (locale: string, domain: string) =>
  Object.entries(files).find(
    ([path]) => path.includes(`/${locale}/`) && path.endsWith(`/${domain}.ts`),
  )?.[1] ?? {};
const domains = Object.keys(files)
  .filter((path) => path.includes('/es/'))
  .map((path) => path.replace(/.*\/(\w+)\.ts$/, '$1'));

/** `{name}` and `{n:number}`, sorted; plurals such as `{{uno|otros}}` belong to each language. */
const placeholders = (text: string) =>
  (text.replace(/\{\{.*?\}\}/g, '').match(/\{.*?\}/g) ?? []).sort();
const links = (text: string) => (text.match(/\[[^[\]]+\]/g) ?? []).length;

test('S3.30 every domain has a dictionary in Bengali, English, Portuguese, Spanish and Vietnamese', () => {
  expect(domains.length).toBeGreaterThan(20);
  expect(Object.keys(files)).toHaveLength(domains.length * locales.length);
});

test.each(locales)('A36 %s warns of the remembered password in one short sentence', (locale) => {
  const note = dictionaryOf(locale, 'session').rememberNote ?? '';
  expect(note.length).toBeLessThan(95);
  expect(note.match(/[.।]/g)).toHaveLength(1);
});

describe.each(domains)('%s', (domain) => {
  const base = dictionaryOf('es', domain);

  test.each(locales)(
    'S3.30 %s has the keys, placeholders and links of Spanish, and no empty text',
    (locale) => {
      const dictionary = dictionaryOf(locale, domain);
      expect(Object.keys(dictionary)).toEqual(Object.keys(base));
      for (const [key, text] of Object.entries(dictionary)) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(base[key] ?? ''));
        expect(links(text), key).toBe(links(base[key] ?? ''));
      }
    },
  );

  test('npm run new would accept each of its texts', () => {
    for (const key of Object.keys(base)) {
      const texts = locales.map((locale) => [locale, dictionaryOf(locale, domain)[key] ?? '']);
      expect(() => requireTexts(Object.fromEntries(texts)), key).not.toThrow();
    }
  });

  test.each(locales)('%s has no exclamation marks', (locale) => {
    const withMarks = Object.entries(dictionaryOf(locale, domain)).filter(([, text]) =>
      /[!¡]/.test(text),
    );
    expect(withMarks).toEqual([]);
  });
});

/** Arabic has the texts of the main journeys. What is missing is shown in Spanish. */
describe('Arabic', () => {
  const arabic = import.meta.glob<Dictionary>('../../src/i18n/ar/*/*.ts', {
    eager: true,
    import: 'default',
  });
  const journeys = 'app cashier error game home member password play register session title wallet';

  test('S3.30 the main journeys have Arabic texts', () => {
    const found = Object.keys(arabic).map((path) => path.replace(/.*\/(\w+)\.ts$/, '$1'));
    expect(found).toEqual(expect.arrayContaining(journeys.split(' ')));
  });

  test.each(Object.entries(arabic))(
    'S3.30 %s has only keys of Spanish, each with its placeholders and links',
    (path, dictionary) => {
      const base = dictionaryOf('es', path.replace(/.*\/(\w+)\.ts$/, '$1'));
      for (const [key, text] of Object.entries(dictionary)) {
        expect(Object.keys(base), key).toContain(key);
        expect(text.trim(), key).toMatch(/^[^!¡]+$/);
        expect(placeholders(text), key).toEqual(placeholders(base[key] ?? ''));
        expect(links(text), key).toBe(links(base[key] ?? ''));
      }
    },
  );
});
