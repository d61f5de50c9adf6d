import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { NEWER_FEATURES } from '../../toolchain/browserFloor';
import { DROPPED_SCRIPTS, DROPPED_STYLES, type DroppedFeature } from './droppedFeatures';
import { KNOWN_STYLES } from './knownStyles';

/** The built files of a kind, as one text. */
function readBuilt(extension: string) {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const wanted = names.filter((name) => name.endsWith(extension));
  return wanted.map((name) => readFileSync(`dist/${name}`, 'utf8')).join('\n');
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word);

/** Every name that a style sheet uses, by kind. Texts, addresses and the app's own variables are left out. */
function namesIn(styles: string) {
  const css = styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"(?:[^"\\]|\\.)*"|url\([^)]*\)/g, '""')
    .replace(/(@media|@supports)[^{]*/g, '$1');
  const values = all(css, /[{;]\s*-*[a-z][\w-]*\s*:([^;{}]*)(?=[;}])/g).join(';');
  return {
    properties: all(css, /[{;]\s*(-?[a-z][a-z-]*)\s*:[^;{}]*(?=[;}])/g),
    atRules: all(css, /(@[a-z-]+)/g),
    pseudos: all(css, /[\w\])*,>+~\s}{](::?[a-z-]+)(?=[^;{}]*\{)/g),
    functions: all(values, /(?<![\w-])(-?[a-z][a-z0-9-]*)\(/g),
    units: all(values, /(?<![\w#-])-?\d*\.?\d+([a-z]+)\b/g),
  };
}

/** The names in a style sheet that neither every supported browser knows nor the list of dropped ones has. */
function unknownStyles(styles: string) {
  const found = Object.entries(namesIn(styles)).flatMap(([kind, names]) =>
    names.filter((name) => !KNOWN_STYLES[kind as keyof typeof KNOWN_STYLES].has(String(name))),
  );
  const isListed = (text: string) => DROPPED_STYLES.some(({ pattern }) => pattern.test(text));
  return [...new Set(found)].filter((name) => !isListed(String(name)) && !isListed(`${name}:`));
}

const unlistedScripts = (scripts: string) =>
  NEWER_FEATURES.filter(({ file, pattern }) => !file && pattern.test(scripts))
    .map(({ name }) => name)
    .filter((name) => !DROPPED_SCRIPTS.some((listed) => listed.name === name));

const missing = (list: DroppedFeature[], text: string) =>
  list.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name);

test('every built style is known to all supported browsers, or listed with what happens instead', () => {
  const styles = readBuilt('.css');
  expect(styles.length).toBeGreaterThan(100_000);
  expect(unknownStyles(styles)).toEqual([]);
  expect(missing(DROPPED_STYLES, styles), 'no longer in the built files').toEqual([]);
});

test('every newer feature in the built scripts is listed with what happens instead', () => {
  const scripts = readBuilt('.js');
  expect(scripts.length).toBeGreaterThan(500_000);
  expect(unlistedScripts(scripts)).toEqual([]);
  expect(missing(DROPPED_SCRIPTS, scripts), 'no longer in the built files').toEqual([]);
});

test('a newer style or script feature is found when it is planted', () => {
  const planted = [
    'a{anchor-name:--a}',
    '@scope{a{color:red}}',
    'a:user-invalid{color:red}',
    'a{color:light-dark(red,blue)}',
    'a{width:2cqw}',
  ];
  expect(planted.flatMap(unknownStyles)).toEqual([
    'anchor-name',
    '@scope',
    ':user-invalid',
    'light-dark',
    'cqw',
  ]);
  expect(unlistedScripts('let a=Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
});
