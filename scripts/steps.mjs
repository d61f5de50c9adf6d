import { readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { missingPackages } from './install.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

/**
 * What `npm test` does, in order. A step is a command of node_modules or a function that throws;
 * a runner's results are counted test by test, every other step as one.
 * @typedef {{ name: string, title: string, node?: string[], check?: () => unknown, results?: () => import('./results.mjs').Result[] }} Step
 */

const bin = (path) => `node_modules/${path}`;

/** @type {Step[]} */
export const steps = [
  { name: 'install', title: 'node_modules is what the lock file says', check: checkInstall },
  { name: 'browser', title: 'there is a Chromium to drive', check: ensureBrowser },
  { name: 'types', title: 'types', node: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
  {
    name: 'biome',
    title: 'lint and format',
    node: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'rooms',
    title: 'which room may import which',
    node: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...rooms()],
  },
  { name: 'shape', title: 'length of files, depth of folders', node: ['scripts/shape.mjs'] },
  { name: 'unused', title: 'nothing unused', node: [bin('knip/bin/knip.js'), '--no-progress'] },
  {
    name: 'vitest',
    title: 'tests in node and in the browser',
    node: [
      bin('vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json'],
      '--outputFile.json=.results/vitest.json',
    ],
    results: vitestResults,
  },
  { name: 'build', title: 'production build', node: ['scripts/door.mjs', 'build'] },
  {
    name: 'playwright',
    title: 'the production build in a browser, the backend over HTTP',
    node: [bin('playwright/cli.js'), 'test'],
    results: playwrightResults,
  },
];

function rooms() {
  return ['src', 'mocks', 'fixtures', 'tests', 'scripts', '--config', '.dependency-cruiser.cjs'];
}

function checkInstall() {
  const read = (file) => readFileSync(file, 'utf8');
  const missing = missingPackages(
    read('package-lock.json'),
    read('node_modules/.package-lock.json'),
  );
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);

  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const locked = JSON.parse(read('package-lock.json')).packages[''];
  const said = JSON.stringify({ dependencies, devDependencies });
  const { dependencies: d, devDependencies: dev } = locked;
  if (said !== JSON.stringify({ dependencies: d, devDependencies: dev }))
    throw new Error('package.json and package-lock.json disagree: run npm install');
}
