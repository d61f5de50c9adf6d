import { readFileSync } from 'node:fs';
import { lineOf, placeOf, requireTexts, untranslated } from './texts.mjs';

/**
 * An error code of the mock with its messages.
 * @returns {import('../commands/new.mjs').Plan}
 */
export function code(name, area, { texts }) {
  requireTexts(texts, { allowsParameters: false });
  return {
    created: {},
    changed: codeLines(name, area, texts),
    taken: [['mocks/core/messages', `\n  ${name}:`]],
    left: [
      ...untranslated(texts).map(
        (line) => `${line}; a test in tests/backend/messages fails until then`,
      ),
      `reject('${name}') in mocks/rules/${area} or mocks/handlers/${area}, and a test of it in tests/backend/${area}`,
    ],
  };
}

/** Areas whose errors are about people, or about content. Those of all others are about money. */
const GROUPS = {
  account: 'identityMessages',
  safePlay: 'identityMessages',
  games: 'contentMessages',
  agents: 'contentMessages',
  messages: 'contentMessages',
  site: 'spanishAndEnglish',
};

const OTHER_LANGUAGES = [
  ['bn', 'bengaliMessages'],
  ['vi', 'vietnameseMessages'],
  ['pt-br', 'portugueseMessages'],
];

/** The lines of a code in the dictionaries of the mock. */
export function codeLines(name, area, texts) {
  const { es, en } = texts;
  const line = `  ${name}: { ES: ${JSON.stringify(es)}, EN: ${JSON.stringify(en)} },`;
  return [
    lineIn(GROUPS[area] ?? 'moneyMessages', name, '} satisfies', line),
    ...OTHER_LANGUAGES.map(([language, file]) =>
      lineIn(file, name, '};', lineOf(name, texts, language)),
    ),
  ];
}

function lineIn(name, key, end, line) {
  const file = `mocks/core/messages/${name}.ts`;
  return [file, placeOf(key, readFileSync(file, 'utf8'), end), line];
}
