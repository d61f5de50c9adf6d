import { expect, test } from 'vitest';
import guide from '../../docs/words.md?raw';
import { spanishAndEnglish } from '../../mocks/core/messages/spanishAndEnglish';

type Language = 'ES' | 'EN';
interface Text {
  place: string;
  text: string;
}

const dictionaries = import.meta.glob<Record<string, string>>('../../src/i18n/{es,en}/*/*.ts', {
  eager: true,
  import: 'default',
});
const fixtures = import.meta.glob<object>('../../fixtures/*/*.ts', { eager: true });
const sampleGames = import.meta.glob<string>('../../public/play/*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const texts: Record<Language, Text[]> = { ES: [], EN: [] };

for (const [path, dictionary] of Object.entries(dictionaries)) {
  const language = path.includes('/es/') ? 'ES' : 'EN';
  for (const [key, text] of Object.entries(dictionary))
    texts[language].push({ place: path.replace(/.*\/(\w+)\.ts$/, `$1.${key}`), text });
}

/** Collects what is below the keys `ES` and `EN`, wherever they are. */
function collect(value: unknown, place: string, language?: Language) {
  if (typeof value === 'string' && language) texts[language].push({ place, text: value });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    collect(inner, `${place}.${key}`, key === 'ES' || key === 'EN' ? key : language);
}
for (const [path, module] of Object.entries(fixtures)) collect(module, path.slice(6));
collect(spanishAndEnglish, 'messages');

for (const [path, source] of Object.entries(sampleGames))
  for (const [, es = '', en = ''] of source.matchAll(/text\(\s*(['`].+?['`]),\s*(['`].+?['`])/gs)) {
    texts.ES.push({ place: path.slice(6), text: es });
    texts.EN.push({ place: path.slice(6), text: en });
  }

/** The rows of the table below a heading of docs/words.md, without its head. */
function rowsBelow(heading: string) {
  const section = guide.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
}

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const exempt = new Set(rowsBelow('Texts of the specification').flatMap(([, key]) => quoted(key)));
const isExempt = ({ place }: Text) => [...exempt].some((key) => place.startsWith(key));

const withoutPlaceholders = (text: string) => text.replace(/(?<!\{)\{[\w:]+\}/g, '');
const hasWord = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(withoutPlaceholders(text));

const headings = { ES: 'Spanish words', EN: 'English words' };

test.each(['ES', 'EN'] as const)('%s has one word for one thing', (language) => {
  const retired = rowsBelow(headings[language]).flatMap(([, , , words]) => quoted(words));
  expect(retired.length).toBeGreaterThan(10);
  expect(texts[language].length).toBeGreaterThan(900);
  const found = texts[language]
    .filter((entry) => !isExempt(entry))
    .flatMap(({ place, text }) =>
      retired
        .filter((word) => hasWord(text, word))
        .map((word) => `${place}: "${word}" in "${text}"`),
    );
  expect(found).toEqual([]);
});

test.each(['ES', 'EN'] as const)('%s writes a percentage in one way', (language) => {
  const others = texts[language].filter(({ text }) =>
    /\d\s+%|por ciento|\bper ?cent\b/.test(withoutPlaceholders(text)),
  );
  expect(others).toEqual([]);
});
