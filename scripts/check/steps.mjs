import { readFileSync } from 'node:fs';
import { missingPackages } from '../commands/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { playwrightResults, visualResults, vitestResults } from './results.mjs';

/**
 * The steps of `npm test`, in order. A step is a command of node_modules or a function that throws.
 * A test runner's results count test by test, every other step counts as one. `takesFiles` says
 * that the command accepts the paths of test files. `changed` is a quicker command, for the files of a branch only.
 * Steps that follow each other with `isTogether` run at the same time: most of them use one core.
 * @typedef {{
 *   name: string,
 *   title: string,
 *   node?: string[],
 *   changed?: string[],
 *   check?: () => unknown,
 *   results?: () => import('./results.mjs').Result[],
 *   takesFiles?: RegExp,
 *   isTogether?: boolean,
 * }} Step
 */

const bin = (path) => `node_modules/${path}`;

const CHECK = [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'];

const LAYERS = ['src', 'mocks', 'fixtures', 'tests', 'scripts'];

/**
 * The engines of players, besides the Chromium of all other steps.
 * @type {import('./findEngines.mjs').Engine[]}
 */
export const SAMPLE_ENGINES = ['webkit', 'firefox'];

/** @type {Step[]} */
export const steps = [
  { name: 'install', title: 'node_modules matches the lock file', check: checkInstall },
  { name: 'browser', title: 'a Chromium is installed', check: ensureBrowser },
  {
    name: 'types',
    title: 'types (TypeScript 7)',
    isTogether: true,
    node: [
      ...[bin('typescript-native/bin/tsc'), '--noEmit', '-p', '.'],
      // After the first run, only what an edit has changed is checked.
      ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
      // Each of several checkers would work out most types again: 20.9 s of CPU in place of 8.9 s.
      '--singleThreaded',
    ],
  },
  {
    name: 'biome',
    title: 'lint and format',
    isTogether: true,
    node: [...CHECK, '.'],
    changed: [
      ...[...CHECK, '--changed', '--no-errors-on-unmatched'],
      ...['--vcs-enabled=true', '--vcs-client-kind=git', '--vcs-default-branch=main'],
    ],
  },
  {
    name: 'layers',
    title: 'imports between layers',
    isTogether: true,
    node: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...LAYERS,
      ...['--config', '.dependency-cruiser.cjs'],
    ],
  },
  {
    name: 'file-size',
    title: 'length of files, depth of folders',
    isTogether: true,
    node: ['scripts/check/fileSize.mjs'],
  },
  {
    name: 'unused',
    title: 'no unused files, exports or packages',
    isTogether: true,
    node: [bin('knip/bin/knip.js'), '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  },
  {
    name: 'vitest',
    title: 'tests in Node and in the browser',
    node: [
      bin('vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json'],
      '--outputFile.json=.results/vitest.json',
    ],
    results: vitestResults,
    takesFiles: /\.test\.tsx?$/,
  },
  {
    name: 'visual',
    title: 'the workbench, and pictures of the design system',
    isTogether: true,
    node: ['scripts/run.mjs', 'visual', '--quick'],
    results: visualResults,
  },
  {
    name: 'build',
    title: 'production build',
    isTogether: true,
    node: ['scripts/run.mjs', 'build'],
  },
  {
    name: 'playwright',
    title: 'the production build in a browser, with the mock over HTTP',
    node: [bin('playwright/cli.js'), 'test'],
    results: playwrightResults,
    takesFiles: /\.spec\.ts$/,
  },
  {
    name: 'engines',
    title: 'a sample in WebKit and Firefox, where they are installed',
    node: ['scripts/run.mjs', 'engines', '--sample', ...SAMPLE_ENGINES],
    results: () => SAMPLE_ENGINES.flatMap((name) => vitestResults(`.results/${name}.json`)),
  },
];

function checkInstall() {
  const read = (file) => readFileSync(file, 'utf8');
  const missing = missingPackages(
    read('package-lock.json'),
    read('node_modules/.package-lock.json'),
  );
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);

  const wanted = JSON.parse(read('package.json'));
  const locked = JSON.parse(read('package-lock.json')).packages[''];
  const packagesOf = ({ dependencies, devDependencies }) =>
    JSON.stringify({ dependencies, devDependencies });
  if (packagesOf(wanted) !== packagesOf(locked))
    throw new Error('package.json and package-lock.json differ: run npm install');
}
