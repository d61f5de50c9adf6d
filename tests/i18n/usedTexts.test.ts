import { expect, test } from 'vitest';

const dictionaries = import.meta.glob<Record<string, string>>('../../src/i18n/es/*/*.ts', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>(
  [
    '../../src/**/*.{ts,tsx}',
    '../../scripts/build/*.ts',
    '!../../src/i18n/{es,en,bn,vi,ar,pt-br}/**',
    '!**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const code = Object.values(sources).join('\n');

const keysInCode = new Set(code.match(/\b\w+\.\w+/g));
/** The beginnings of keys that the code puts together, such as `record.bet_`. */
const beginnings = [...code.matchAll(/`(\w+\.\w*)\$\{/g)].map(([, beginning = '']) => beginning);

test('every text is used: the code has its key, or the beginning of it', () => {
  const keys = Object.entries(dictionaries).flatMap(([path, texts]) => {
    const domain = path.replace(/.*\/(\w+)\.ts$/, '$1');
    return Object.keys(texts).map((key) => `${domain}.${key}`);
  });
  expect(keys.length).toBeGreaterThan(500);
  const isUsed = (key: string) =>
    keysInCode.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
