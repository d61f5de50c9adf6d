import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../check/files.mjs';
import { hintOf } from './hintOf.mjs';
import { LANGUAGES, lineOf, placeOf, requireTexts, untranslated } from './texts.mjs';

/**
 * A text in the dictionaries of its domain.
 * @returns {Promise<import('../commands/new.mjs').Plan>}
 */
export async function text(name, area, { texts }) {
  const [domain, key] = name.split('.');
  await requireDomain(area, domain);
  requireTexts(texts);
  const codes = texts.ar === undefined ? LANGUAGES : [...LANGUAGES, 'ar'];
  const files = codes.map((code) => `src/i18n/${code}/${area}/${domain}.ts`);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} does not exist: leave out its language.`);
  return {
    created: {},
    changed: files.map((file, place) => [
      file,
      placeOf(key, readFileSync(file, 'utf8'), '} '),
      lineOf(key, texts, codes[place]),
    ]),
    taken: files.map((file) => [file, `\n  ${key}:`]),
    left: [
      ...untranslated(texts),
      `use ${use(`${domain}.${key}`, texts.es)}: a test fails for a text that nothing uses`,
      `src/app/routes: '${domain}' in the texts of each route that shows it`,
    ],
  };
}

/** The names of domains differ, so that of the file says which one was meant. */
async function requireDomain(area, domain) {
  const paths = filesUnder('src/i18n/es').map((file) => file.slice('src/i18n/es/'.length, -3));
  if (paths.includes(`${area}/${domain}`)) return;
  const right = paths.find((path) => basename(path) === domain);
  const hint = right ? ` Did you mean "${right}"?` : await hintOf(`${area}/${domain}`, paths);
  throw new Error(
    `"${area}/${domain}" is no domain of texts.${hint} They are ${paths.join(', ')}.`,
  );
}

function use(key, spanish) {
  const names = [...spanish.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name);
  const passed = [...new Set(names)].filter((name) => name !== 'brand');
  const values = passed.length > 0 ? `, { ${passed.join(', ')} }` : '';
  return /\[[^[\]]+\]/.test(spanish) ? `linkParts('${key}'${values})` : `t('${key}'${values})`;
}
