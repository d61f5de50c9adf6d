import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBrand } from '../../deploy/readBrand.mjs';
import { ensureBrowser } from '../check/browser.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { describe } from '../tokens/describe.mjs';
import { figmaFiles, studioFile } from '../tokens/exports.mjs';
import { applyTokens, contextsOf } from '../tokens/importTokens.mjs';
import { drawDifferences } from '../tokens/pictures.mjs';
import { createCss, rolesOf } from '../tokens/toCss.mjs';
import { readTokens, TOKENS_FILE, tokensText } from '../tokens/tokensFile.mjs';

// npm run tokens                                         makes the style sheet of the tokens
// npm run tokens -- export --format figma --out DIR      for a design tool
// npm run tokens -- import FILE … [--write] [--pictures DIR]   what a changed file would change
const CSS_FILE = 'src/ui/theme/tokens.css';
const ROLES_FILE = 'deploy/colorRoles.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseOptions(
  {
    format: { ...text, default: 'figma' },
    out: { ...text, default: 'build/tokens' },
    brand: { ...text, multiple: true, default: readdirSync('deploy/brands') },
    write: { type: 'boolean', default: false },
    pictures: text,
  },
  { takesWords: true },
);
const [action = 'make', ...files] = positionals;
const ACTIONS = { make, export: exportTokens, import: importFiles };
if (!Object.hasOwn(ACTIONS, action))
  throw new Error(`"${action}" is not known. Use export, import FILE, or nothing.`);
await ACTIONS[action]();

function make(tokens = readTokens()) {
  const { dark, light } = tokens.modifiers.theme.contexts;
  const roles = JSON.stringify({ dark: rolesOf(dark), light: rolesOf(light) });
  writeFileSync(CSS_FILE, createCss(tokens));
  writeFileSync(
    ROLES_FILE,
    `/** The colour roles of the app that a brand may set, with their values in Feria. Made by npm run tokens. */
export const COLOR_ROLES = ${roles};\n`,
  );
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', CSS_FILE, ROLES_FILE];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`biome reports:\n${stdout}${stderr}`);
  console.log(`${CSS_FILE} and ${ROLES_FILE} are current`);
}

function exportTokens() {
  const { format, out, brand } = values;
  const brands = Object.fromEntries(
    brand.map((name) => [basename(name), readBrand(name).config.brand]),
  );
  const tokens = readTokens();
  const made = {
    figma: () => figmaFiles(tokens, brands),
    studio: () => ({ 'tokens-studio.json': studioFile(tokens, brands) }),
  }[format];
  if (!made) throw new Error(`"${format}" is not a format. They are figma and studio.`);
  mkdirSync(out, { recursive: true });
  for (const [file, content] of Object.entries(made())) {
    writeFileSync(join(out, file), `${JSON.stringify(content, null, 2)}\n`);
    console.log(join(out, file));
  }
}

async function importFiles() {
  if (files.length === 0) throw new Error('name the changed file: npm run tokens -- import FILE');
  const before = createCss(readTokens());
  const tokens = readTokens();
  const results = files.map((file) =>
    applyTokens(tokens, contextsOf(readJson(file), basename(file), 'feria')),
  );
  const differences = results.flatMap((result) => result.differences);
  const lines = describe(differences, tokens);
  console.log(lines.length ? lines.join('\n') : 'Nothing differs.');
  printList('Not known here', [...new Set(results.flatMap(({ unknown }) => unknown))]);
  printList(
    'Not to be read',
    results.flatMap(({ unreadable }) => unreadable),
  );
  if (values.pictures && differences.length) {
    await ensureBrowser();
    const css = { before, after: createCss(tokens) };
    console.log(await drawDifferences(differences, css, values.pictures));
  }
  if (!values.write || differences.length === 0) return;
  writeFileSync(TOKENS_FILE, tokensText(tokens));
  make(tokens);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error.message}`);
  }
}

function printList(title, lines) {
  if (lines.length) console.log(`${title}: ${lines.join(', ')}`);
}
