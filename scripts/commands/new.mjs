// npm run new -- <kind> <folder>/<name>: makes the files that docs/contributing.md lists, or adds a text or an error code.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesUnder } from '../check/files.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { code } from '../new/code.mjs';
import { component } from '../new/component.mjs';
import { endpoint } from '../new/endpoint.mjs';
import { feature } from '../new/feature.mjs';
import { hintOf } from '../new/hintOf.mjs';
import { singularOf } from '../new/names.mjs';
import { screen } from '../new/screen.mjs';
import { text } from '../new/text.mjs';
import { LANGUAGES, parseTexts } from '../new/texts.mjs';

/**
 * `changed` inserts a line before the first line that starts with `before`. A text of `taken` must
 * not be in a file of that path yet. `left` is what the developer still has to do.
 * @typedef {{
 *   created: Record<string, string>,
 *   changed?: [file: string, before: string, line: string][],
 *   taken: [path: string, text: string][],
 *   left: string[],
 * }} Plan
 */

/**
 * `texts` has a title, a text or the message of an error, by language.
 * @typedef {{ texts: Record<string, string>, inMenu?: boolean }} Given
 */

const isName = (name) => /^[a-z][a-zA-Z0-9]+$/.test(name) && !isReserved(name);

const ALL_LANGUAGES = [...LANGUAGES, 'ar'];

/**
 * `parent` has the folders of a kind: those of an area, or of a kind of component. A text may be given in `languages`.
 */
const KINDS = {
  feature: {
    make: feature,
    parent: 'src/screens',
    isName,
    example: 'streak',
    languages: ALL_LANGUAGES,
  },
  screen: {
    make: screen,
    parent: 'src/screens',
    isName,
    example: 'streak',
    languages: ALL_LANGUAGES,
  },
  endpoint: { make: endpoint, parent: 'src/contract', isName, example: 'streak' },
  component: {
    make: component,
    parent: 'src/ui',
    isName: (name) => /^[A-Z][a-zA-Z0-9]+$/.test(name),
    example: 'Ribbon',
  },
  text: {
    make: text,
    parent: 'src/i18n/es',
    isName: (name) => /^\w+\.[a-zA-Z]\w*$/.test(name),
    example: 'wallet.seeAll',
    languages: ALL_LANGUAGES,
  },
  code: {
    make: code,
    parent: 'src/i18n/es',
    isName: (name) => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name),
    example: 'wallet_locked',
    languages: LANGUAGES,
  },
};

const {
  positionals: [kind = '', path = '', ...words],
  values: { menu: inMenu },
} = parseOptions({ menu: { type: 'boolean' } }, { takesWords: true });
const [folder = '', name = ''] = path.split('/');
await requireArguments();
const { make, languages } = KINDS[kind];
const plan = await make(name, folder, { texts: parseTexts(words, languages), inMenu });
requireUnused();
// All texts are made before the first file is written, so that an error leaves nothing half done.
const texts = { ...plan.created, ...changedTexts() };
for (const [file, text] of Object.entries(texts)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
format(Object.keys(texts));
printList('Created', Object.keys(plan.created));
printList('Changed', [...new Set(plan.changed?.map(([file]) => file))]);
printList('Left to do', plan.left);

async function requireArguments() {
  if (!Object.hasOwn(KINDS, kind) || !name || (words.length > 0 && !KINDS[kind].languages))
    throw new Error(
      `use npm run new -- <${Object.keys(KINDS).join('|')}> <folder>/<name>, with es="…" en="…" for a text`,
    );
  if (inMenu && kind !== 'screen') throw new Error('--menu is an option of a screen.');
  const { parent, isName, example } = KINDS[kind];
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!folders.includes(folder)) {
    const hint = await hintOf(folder, folders);
    throw new Error(
      `"${folder}" is no folder of a ${kind}.${hint} They are ${folders.join(', ')}.`,
    );
  }
  if (!isName(name))
    throw new Error(`"${name}" is not a valid ${kind} name. An example of one is "${example}".`);
}

/** A word of the language, such as `delete`, or a name that the templates use. */
function isReserved(word) {
  const used = ['await', 'type', 'handle', 'contract', 'call', 'current', 'host', 'expect', 'test'];
  try {
    new Function(`'use strict'; let ${word};`);
    return used.includes(word);
  } catch {
    return true;
  }
}

function requireUnused() {
  const existing = Object.keys(plan.created).find((file) => existsSync(file));
  if (existing) throw new Error(`${existing} exists already. Choose another name.`);
  for (const [path, text] of plan.taken) {
    const found = filesUnder(path).find((file) => readFileSync(file, 'utf8').includes(text));
    if (found) throw new Error(`${found} has "${text.trim()}" already. Choose another name.`);
  }
  // A text or an error code may be named like a domain.
  if (Object.keys(plan.created).length === 0) return;
  const other = [singularOf(name), `${name}s`].find((form) => form !== name && isDomain(form));
  if (other) throw new Error(`"${other}" exists already, and "${name}" is too much like it.`);
}

/** Whether an endpoint or a screen has this name. */
function isDomain(word) {
  const files = [...filesUnder('src/contract'), ...filesUnder('src/screens')];
  return files.some((file) => file.endsWith(`/${word}.ts`) || file.includes(`/${word}/`));
}

function changedTexts() {
  /** @type {Record<string, string>} */
  const changed = {};
  for (const [file, before, line] of plan.changed ?? []) {
    const lines = (changed[file] ?? readFileSync(file, 'utf8')).split('\n');
    const at = lines.findIndex((text) => text.startsWith(before));
    if (at < 0) throw new Error(`${file} has no line that starts with "${before}".`);
    changed[file] = lines.toSpliced(at, 0, line).join('\n');
  }
  return changed;
}

/** Biome breaks long lines and sorts the imports. */
function format(files) {
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`biome reports:\n${stdout}${stderr}`);
}

function printList(title, lines) {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
