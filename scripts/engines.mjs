import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ENGINE_NAMES, findEngine, installEngines, installText } from './findEngines.mjs';
import { parseOptions } from './parseOptions.mjs';

// Runs the rules of the kit, all addresses and the journeys in the engines that are named, one after the other.
const { values, positionals } = parseOptions(
  {
    /** The short part that `npm test` runs. */
    sample: { type: 'boolean', default: false },
    /** Tests with this text in their names. */
    name: { type: 'string', short: 't' },
    /** Installs what is missing: on Debian, as root. */
    engines: { type: 'boolean', default: false },
  },
  { takesWords: true },
);

/** @typedef {import('./findEngines.mjs').Engine} Engine */
const isEngine = (word) => ENGINE_NAMES.includes(word);
const unknown = positionals.filter((word) => !isEngine(word));
if (unknown.length || positionals.length === 0)
  throw new Error(`name engines: ${ENGINE_NAMES.join(', ')}`);
const engines = /** @type {Engine[]} */ (positionals);
if (values.engines) installEngines(engines);
const statuses = engines.map(runTests);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

/**
 * @param {Engine} engine
 * @returns {number | null}
 */
function runTests(engine) {
  const results = `.results/${engine}.json`;
  rmSync(results, { force: true });
  const programs = findEngine(engine);
  if (!programs) {
    console.log(`skipped: ${engine} is not installed. On Debian: ${installText(engine)}`);
    return 0;
  }
  console.log(`${engine}: ${programs.browser}`);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/engines/vitest.config.ts'],
    ...['--root', '.', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    ...(values.sample ? ['--project', 'site', 'sample.spec'] : []),
    ...(values.name ? ['-t', values.name] : []),
  ];
  const env = { ...process.env, ENGINE: engine };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status;
}
