import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildStale } from '../ensureBuild.mjs';
import { playwrightResults, vitestResults } from '../results.mjs';
import { testName } from './read.mjs';

const LONGEST_RUN = 20 * 60_000;
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json'];
const PLAYWRIGHT = [
  'node_modules/playwright/cli.js',
  'test',
  '-c',
  'scripts/mutants/playwright.config.ts',
];
const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

const isSpec = (file) => file.endsWith('.spec.ts');

/**
 * Runs the tests of planted changes in `folder`, a copy of the project.
 * @param {string} folder
 * @param {import('./read.mjs').Mutant[]} mutants
 * @param {{ stopsAtFailure: boolean }} options
 * @returns {{ passed: string[], failed: string[], problem?: string }} `problem`: the tests did not run
 */
export function runTests(folder, mutants, { stopsAtFailure }) {
  const passed = [];
  const failed = [];
  // Tests without a browser come first, because they take less time.
  for (const run of [runVitest, runPlaywright]) {
    const done = run(folder, mutants, stopsAtFailure);
    if (done?.problem) return { passed, failed, problem: done.problem };
    for (const { title, status } of done?.results ?? []) {
      if (status === 'passed') passed.push(title);
      if (status === 'failed') failed.push(title);
    }
    if (stopsAtFailure && failed.length) break;
  }
  if (passed.length + failed.length === 0) return { passed, failed, problem: 'No test ran.' };
  return { passed, failed };
}

function runVitest(folder, mutants, stopsAtFailure) {
  const chosen = choose(mutants, (file) => !isSpec(file));
  if (!chosen) return;
  const report = join(folder, '.results/mutant-vitest.json');
  const args = [
    `--outputFile=${report}`,
    '-t',
    chosen.names,
    ...(stopsAtFailure ? ['--bail=1'] : []),
  ];
  return runNode(
    folder,
    [...VITEST, ...args, ...chosen.files],
    report,
    vitestResults,
    chosen.names,
  );
}

function runPlaywright(folder, mutants, stopsAtFailure) {
  const chosen = choose(mutants, isSpec);
  if (!chosen) return;
  if (isBuildStale(folder)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, BUILD, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) return { problem: `${stdout}${stderr}` };
  }
  const report = join(folder, '.results/mutant-playwright.json');
  const args = ['-g', chosen.names, ...(stopsAtFailure ? ['-x'] : [])];
  return runNode(
    folder,
    [...PLAYWRIGHT, ...args, ...chosen.files],
    report,
    playwrightResults,
    chosen.names,
  );
}

/** The test files of this kind, and the pattern of the names of their tests. */
function choose(mutants, isKind) {
  const meant = mutants.filter(({ tests }) => tests.some(isKind));
  if (meant.length === 0) return;
  const names = meant.map((mutant) => testName(mutant).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    files: [...new Set(meant.flatMap(({ tests }) => tests.filter(isKind)))],
    names: [...new Set(names)].join('|'),
  };
}

function runNode(folder, args, report, readResults, names) {
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_RUN,
    maxBuffer: 1e8,
  });
  // A file that cannot be loaded is reported as a failed test with the name of the file.
  const isMeant = ({ title }) => new RegExp(names).test(title);
  const results = readResults(report).filter(isMeant);
  return results.length ? { results } : { problem: `${stdout}${stderr}`.slice(-3000) };
}
