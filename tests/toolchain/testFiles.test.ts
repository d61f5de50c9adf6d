import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '../../scripts/check/files.mjs';

const LONGEST = 100;
const MOST_IDS = 3;

const files = ['src', 'mocks', 'scripts', 'tests']
  .flatMap(filesUnder)
  .filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file));

/** A text as the first argument of `test`, `it` or `describe`, or of what `test.each(…)` returns. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1\s*,/g;
const ID = /\b(?:S\d+\.\d+[a-z]?|[AK]\d+)\b/g;

const titlesIn = (source: string) => [...source.matchAll(TITLE)].map(([, , title = '']) => title);

const isTooMuch = (title: string) =>
  title.length > LONGEST || new Set(title.match(ID)).size > MOST_IDS;

test('a test title has 100 characters and three ids at most', () => {
  const found = files.flatMap((file) => titlesIn(readFileSync(file, 'utf8')).filter(isTooMuch));
  expect(found).toEqual([]);
});

test('titles are found in every form that tests have', () => {
  const source = `
    test('plain', () => {});
    test.describe('group', { tag: ['@S1.01'] }, () => {});
    test(\`of \${name}\`, async () => {});
    test.each([
      [1, f(2)],
    ])(
      'row %s',
      () => {},
    );
    describe.skipIf(!isInstalled)("it's here", () => {});
    test.skip(isWhole, 'no title');`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a title
  const titles = ['plain', 'group', 'of ${name}', 'row %s', "it's here"];
  expect(titlesIn(source)).toEqual(titles);
});

test('a title is too much with 101 characters or four ids', () => {
  expect(isTooMuch('a'.repeat(100))).toBe(false);
  expect(isTooMuch('a'.repeat(101))).toBe(true);
  expect(isTooMuch('S1.01 A22 K3 opens')).toBe(false);
  expect(isTooMuch('S1.01 S1.02 A22 K3 opens')).toBe(true);
});

test('no test in the browser replaces a module: its page would keep the replacement for the next file', () => {
  const found = files
    .filter((file) => file.includes('.browser.test.'))
    .filter((file) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
