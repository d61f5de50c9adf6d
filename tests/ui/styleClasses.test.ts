import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = 'src';
/** Names that a component puts together. */
const COMPOSED = ['segmented-tab', 'tabrow-tab'];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`${SOURCES}/${file}`, 'utf8');
const classesOf = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '').match(/(?<=\.)[a-z][\w-]*/gi) ?? [];

test('every class of a style sheet is the class of an element', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  const words = new Set([...code, readFileSync('index.html', 'utf8')].join('\n').match(/[\w-]+/g));
  const unused = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      classesOf(read(file))
        .filter((name) => !words.has(name) && !COMPOSED.includes(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});
