import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../check/files.mjs';
import { ENGINE_NAMES, findEngine, installEngines, installText } from '../check/findEngines.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { runNode } from '../lib/runNode.mjs';

// Runs the rules of the kit, all addresses and the journeys in the engines that are named.
const { values, positionals } = parseOptions(
  {
    /** The short part that `npm test` runs, in all engines at the same time. */
    sample: { type: 'boolean', default: false },
    /** Tests with this text in their names. */
    name: { type: 'string', short: 't' },
    /** Only opens all addresses, and writes pictures of them. */
    pictures: { type: 'boolean', default: false },
    /** Installs what is missing: on Debian, as root. */
    engines: { type: 'boolean', default: false },
  },
  { takesWords: true },
);

const PICTURES = '.cache/engines/pages';
/** @typedef {import('../check/findEngines.mjs').Engine} Engine */
const isEngine = (word) => ENGINE_NAMES.includes(word);
const unknown = positionals.filter((word) => !isEngine(word));
if (unknown.length || positionals.length === 0)
  throw new Error(`name engines: ${ENGINE_NAMES.join(', ')}`);
const engines = /** @type {Engine[]} */ (positionals);
if (values.engines) installEngines(engines);
const statuses = await runAll();
if (values.pictures) writePicturePage();
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

async function runAll() {
  if (values.sample) return Promise.all(engines.map(runTests));
  const all = [];
  for (const engine of engines) all.push(await runTests(engine));
  return all;
}

/** @param {Engine} engine */
async function runTests(engine) {
  const results = `.results/${engine}.json`;
  rmSync(results, { force: true });
  const programs = findEngine(engine);
  if (!programs) {
    console.log(`skipped: ${engine} is not installed. On Debian: ${installText(engine)}`);
    return 0;
  }
  const title = `${engine}: ${programs.browser}`;
  if (!values.sample) console.log(title);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/engines/vitest.config.ts'],
    ...['--root', '.', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    ...(values.sample ? ['--project', 'site', 'sample.spec'] : []),
    ...(values.pictures ? ['--project', 'site', 'addresses.spec'] : []),
    ...(values.name ? ['-t', values.name] : []),
  ];
  const env = {
    ...process.env,
    ENGINE: engine,
    ...(values.pictures ? { ENGINE_PICTURES: PICTURES } : {}),
  };
  const { status, output } = await runNode(args, { env, isShown: !values.sample });
  if (values.sample) console.log(`${title}\n${output}`);
  return status;
}

/** A page that shows the pictures of the engines beside each other. */
function writePicturePage() {
  const all = engines.flatMap((engine) => filesUnder(`${PICTURES}/${engine}`));
  const names = [...new Set(all.map((file) => basename(file)))].sort();
  if (names.length === 0) return;
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2>${engines.map((engine) => `<img src="${engine}/${name}" alt="${engine}">`).join(' ')}`,
  );
  const style =
    'img { inline-size: 360px; block-size: 640px; object-fit: none; object-position: 0 0 }';
  writeFileSync(
    `${PICTURES}/index.html`,
    `<!doctype html><style>${style}</style>${rows.join('\n')}`,
  );
  console.log(`The pictures of ${engines.join(', ')} beside each other: ${PICTURES}/index.html`);
}
