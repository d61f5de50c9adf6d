import { expect, test } from 'vitest';
import guide from '../../docs/texts.md?raw';
import { gameArt } from '../../fixtures/site/art';
import { portugueseMessages } from '../../mocks/core/messages/portugueseMessages';
import { spanishAndEnglish } from '../../mocks/core/messages/spanishAndEnglish';

const languages = ['ES', 'EN', 'PT-BR'] as const;
type Language = (typeof languages)[number];
interface Text {
  place: string;
  text: string;
}

const dictionaries = import.meta.glob<Record<string, string>>(
  '../../src/i18n/{es,en,pt-br}/*/*.ts',
  {
    eager: true,
    import: 'default',
  },
);
const fixtures = import.meta.glob<object>('../../fixtures/*/*.ts', { eager: true });
const sampleGames = import.meta.glob<string>('../../public/play/*.{js,html}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const texts: Record<Language, Text[]> = { ES: [], EN: [], 'PT-BR': [] };

for (const [path, dictionary] of Object.entries(dictionaries)) {
  const language = path.split('/').at(-3)?.toUpperCase() as Language;
  for (const [key, text] of Object.entries(dictionary))
    texts[language].push({ place: path.replace(/.*\/(\w+)\.ts$/, `$1.${key}`), text });
}

/** Collects what is below the codes of the languages, wherever they are. */
function collect(value: unknown, place: string, language?: Language) {
  if (typeof value === 'string' && language) texts[language].push({ place, text: value });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    collect(inner, `${place}.${key}`, languages.find((each) => each === key) ?? language);
}
for (const [path, module] of Object.entries(fixtures)) collect(module, path.slice(6));
collect(spanishAndEnglish, 'messages');
collect(portugueseMessages, 'messages', 'PT-BR');

for (const [path, source] of Object.entries(sampleGames))
  for (const [, es = '', en = ''] of source.matchAll(/text\(\s*(['`].+?['`]),\s*(['`].+?['`])/gs)) {
    texts.ES.push({ place: path.slice(6), text: es });
    texts.EN.push({ place: path.slice(6), text: en });
  }
for (const [path, page] of Object.entries(sampleGames))
  for (const [, language = '', text = ''] of page.matchAll(/data-(es|en)="([^"]+)"/g))
    texts[language.toUpperCase() as Language].push({ place: path.slice(6), text });
for (const { theme, themeEn } of gameArt) {
  texts.ES.push({ place: 'gameArt', text: theme });
  texts.EN.push({ place: 'gameArt', text: themeEn });
}

/** The rows of the table below a heading of docs/texts.md, without its head. */
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

const headings = { ES: 'Spanish words', EN: 'English words', 'PT-BR': 'Portuguese words' };

test.each(languages)('%s has one word for one thing', (language) => {
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

test.each(languages)('%s writes a percentage in one way', (language) => {
  const others = texts[language].filter(({ text }) =>
    /\d\s+%|por ciento|por cento|\bper ?cent\b/.test(withoutPlaceholders(text)),
  );
  expect(others).toEqual([]);
});
