import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { NEWER_FEATURES } from '../../toolchain/browserFloor';
import { DROPPED_SCRIPTS, DROPPED_STYLES, type DroppedFeature } from './droppedFeatures';
import { KNOWN_STYLES } from './knownStyles';
import { KNOWN_VALUES } from './knownValues';

/** The built files of a kind, as one text. */
function readBuilt(extension: string) {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const wanted = names.filter((name) => name.endsWith(extension));
  return wanted.map((name) => readFileSync(`dist/${name}`, 'utf8')).join('\n');
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word);

/** Style sheets without comments, texts, addresses and conditions. */
const clean = (styles: string) =>
  styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"(?:[^"\\]|\\.)*"|url\([^)]*\)/g, '""')
    .replace(/(@media|@supports)[^{]*/g, '$1');

/** Every name that a style sheet uses, by kind. The app's own variables are left out. */
function namesIn(css: string) {
  const values = all(css, /[{;]\s*-*[a-z][\w-]*\s*:([^;{}]*)(?=[;}])/g).join(';');
  return {
    properties: all(css, /[{;]\s*(-?[a-z][a-z-]*)\s*:[^;{}]*(?=[;}])/g),
    atRules: all(css, /(@[a-z-]+)/g),
    pseudos: all(css, /[\w\])*,>+~\s}{](::?[a-z-]+)(?=[^;{}]*\{)/g),
    functions: all(values, /(?<![\w-])(-?[a-z][a-z0-9-]*)\(/g),
    units: all(values, /(?<![\w#-])-?\d*\.?\d+([a-z]+)\b/g),
  };
}

/** Properties whose values are names of the app. */
const NAMED_BY_APP = /^(counter-(increment|reset)|view-transition-name)$/;
/** Inside of these stand names of variables, attributes and counters. */
const NAMED_INSIDE = /(?:var|attr|counter|env)\((?:[^()]|\([^()]*\))*\)/g;

/** Every value that is a word, as `overflow:clip`. The app's own names and the properties of transitions are left out. */
function valuesIn(css: string) {
  const own = new Set(all(css, /@keyframes\s+([\w-]+)/g));
  return [...css.matchAll(/[{;]\s*(-?[a-z][a-z-]*)\s*:([^;{}]*)(?=[;}])/g)].flatMap(
    ([, property = '', value = '']) =>
      NAMED_BY_APP.test(property)
        ? []
        : all(value.replace(NAMED_INSIDE, ''), /(?<![\w#.-])(-?[a-z][a-z-]*)(?![\w(-])/g)
            .filter((word) => word !== 'important' && !own.has(word))
            .filter(
              (word) =>
                !property.startsWith('transition') || !KNOWN_STYLES.properties.has(String(word)),
            )
            .map((word) => `${property}:${word}`),
  );
}

/** The names and values in a style sheet that neither every supported browser knows nor the list of dropped ones has. */
function unknownStyles(styles: string) {
  const css = clean(styles);
  const isListed = (text: string) => DROPPED_STYLES.some(({ pattern }) => pattern.test(text));
  const names = Object.entries(namesIn(css))
    .flatMap(([kind, found]) =>
      found.filter((name) => !KNOWN_STYLES[kind as keyof typeof KNOWN_STYLES].has(String(name))),
    )
    .filter((name) => !isListed(String(name)) && !isListed(`${name}:`));
  // A property that is listed may have values that still fewer browsers know.
  const isValueListed = (text: string) =>
    DROPPED_STYLES.some(({ pattern }) => pattern.exec(text)?.[0] === text);
  const values = valuesIn(css).filter((text) => !KNOWN_VALUES.has(text) && !isValueListed(text));
  return [...new Set([...names, ...values])];
}

const unlistedScripts = (scripts: string) =>
  NEWER_FEATURES.filter(({ file, pattern }) => !file && pattern.test(scripts))
    .map(({ name }) => name)
    .filter((name) => !DROPPED_SCRIPTS.some((listed) => listed.name === name));

const missing = (list: DroppedFeature[], text: string) =>
  list.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name);

test('every built style and value is known to all supported browsers, or listed with what happens instead', () => {
  const styles = readBuilt('.css');
  expect(styles.length).toBeGreaterThan(100_000);
  expect(unknownStyles(styles)).toEqual([]);
  const text = [styles, ...valuesIn(clean(styles))].join('\n');
  expect(missing(DROPPED_STYLES, text), 'no longer in the built files').toEqual([]);
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
    '@scope{a{color:#fff}}',
    'a:user-invalid{color:#fff}',
    'a{color:light-dark(#fff,#000)}',
    'a{width:2cqw}',
    'a{text-wrap:stable}',
    'a{float:inline-start}',
    '@keyframes turn{to{rotate:1turn}}a{animation:1s turn;inline-size:stretch}',
  ];
  expect(planted.flatMap(unknownStyles)).toEqual([
    'anchor-name',
    '@scope',
    ':user-invalid',
    'light-dark',
    'cqw',
    'text-wrap:stable',
    'float:inline-start',
    'inline-size:stretch',
  ]);
  expect(unlistedScripts('let a=Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
});
