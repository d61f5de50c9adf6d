import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { filesUnder } from './files.mjs';
import { steps } from './steps.mjs';

/** The CPU throttle of browser tests with --slow: a slow phone, or a busy machine. */
const SLOW = '4';

export const USAGE = `npm test                          every check
npm test -- path [path …]         the test files at these paths, or in these folders
npm test -- --only types,biome    some steps: ${steps.map(({ name }) => name).join(', ')}
npm test -- --name "S7.42"        tests with this text in their names
npm test -- --changed             biome only for the files that differ from the branch main
npm test -- --watch [path …]      unit tests, again after each edit
npm test -- --slow                browser tests with a CPU ${SLOW} times slower
npm test -- --engines             installs WebKit and Firefox for the last step (Debian, as root)`;

/** The folders with test files. */
const FOLDERS = ['src', 'mocks', 'scripts', 'tests'];

/**
 * @typedef {{
 *   chosen: import('./steps.mjs').Step[],
 *   files: string[],
 *   name: string | undefined,
 *   isWatching: boolean,
 *   isOfChanged: boolean,
 *   isPartial: boolean,
 *   installsEngines: boolean,
 *   env: Record<string, string>,
 * }} TestOptions
 */

/**
 * Reads the arguments of `npm test`; anything unknown throws.
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readTestOptions(args) {
  const { values, positionals } = parse(args);
  const only = values.only && readStepNames(values.only.join(','));
  const files = positionals.length ? positionals.flatMap(testFilesAt) : testFilesWith(values.name);
  const isNamed = ({ name }) => !only || only.includes(name);
  const hasFiles = ({ takesFiles }) => files.some((file) => takesFiles?.test(file));
  const chosen = steps.filter((step) => {
    if (files.length) return isNamed(step) && hasFiles(step);
    return values.name && !only ? step.takesFiles : isNamed(step);
  });
  if (files.length && chosen.length === 0)
    throw new Error(`no chosen step runs ${files.join(', ')}`);
  return {
    chosen,
    files,
    name: values.name,
    isWatching: values.watch ?? false,
    isOfChanged: Boolean(values.changed) && hasMainBranch(),
    isPartial: Boolean(only || files.length || values.name),
    installsEngines: values.engines ?? false,
    env: values.slow ? { E2E_CPU_THROTTLE: SLOW } : {},
  };
}

/** An archive of the project has none, and everything is checked. */
const hasMainBranch = () =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main']).status === 0;

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        name: { type: 'string', short: 't' },
        watch: { type: 'boolean' },
        changed: { type: 'boolean' },
        slow: { type: 'boolean' },
        engines: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}\n\n${USAGE}`);
  }
}

/** @param {string} list */
function readStepNames(list) {
  const names = list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0 && names.length > 0) return names;
  const known = steps.map(({ name }) => name).join(', ');
  throw new Error(`there is no step "${unknown.join(', ')}"; the steps are ${known}`);
}

/** @param {string} path */
function testFilesAt(path) {
  const files = filesUnder(path.replaceAll('\\', '/').replace(/\/$/, ''));
  const found = files.filter(isTestFile);
  if (found.length === 0) throw new Error(`there is no test file at ${path}`);
  return found;
}

/**
 * The test files that contain the name of a test, so that no others are loaded. None means all of them: the name may be
 * made of parts.
 * @param {string} [name]
 */
function testFilesWith(name) {
  if (!name) return [];
  return FOLDERS.flatMap(filesUnder)
    .filter(isTestFile)
    .filter((file) => readFileSync(file, 'utf8').includes(name));
}

/** @param {string} file */
const isTestFile = (file) => steps.some(({ takesFiles }) => takesFiles?.test(file));

/**
 * The arguments of a step's command.
 * @param {import('./steps.mjs').Step} step
 * @param {Pick<TestOptions, 'files' | 'name' | 'isOfChanged'>} options
 */
export function commandOf({ node = [], changed, takesFiles }, { files, name, isOfChanged }) {
  if (!takesFiles) return (isOfChanged && changed) || node;
  const nameFlag = node[0]?.includes('vitest') ? '-t' : '-g';
  const nameFilter = name ? [nameFlag, name] : [];
  return [...node, ...nameFilter, ...files.filter((file) => takesFiles.test(file))];
}
