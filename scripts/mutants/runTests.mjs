import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { playwrightResults, vitestResults } from '../check/results.mjs';
import { isBuildStale } from '../lib/ensureBuild.mjs';
import { testName } from './read.mjs';

const LONGEST_RUN = 20 * 60_000;
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json'];
const PLAYWRIGHT = [
  'node_modules/playwright/cli.js',
  'test',
  '-c',
  'scripts/mutants/playwright.config.ts',
];

const isSpec = (file) => file.endsWith('.spec.ts');

/**
 * Runs the tests of planted changes in the current folder, a copy of the project.
 * @param {import('./read.mjs').Mutant[]} mutants
 * @param {{ stopsAtFailure: boolean }} options
 * @returns {Promise<{ passed: string[], failed: string[], problem?: string }>} `problem`: the tests did not run
 */
export async function runTests(mutants, { stopsAtFailure }) {
  const passed = [];
  const failed = [];
  // Tests without a browser come first, because they take less time.
  for (const run of [runVitest, runPlaywright]) {
    const done = await run(mutants, stopsAtFailure);
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

function runVitest(mutants, stopsAtFailure) {
  const chosen = choose(mutants, (file) => !isSpec(file));
  if (!chosen) return;
  const report = resolve('.results/mutant-vitest.json');
  const args = [
    `--outputFile=${report}`,
    '-t',
    chosen.names,
    ...(stopsAtFailure ? ['--bail=1'] : []),
  ];
  return runNode([...VITEST, ...args, ...chosen.files], report, vitestResults, chosen.names);
}

async function runPlaywright(mutants, stopsAtFailure) {
  const chosen = choose(mutants, isSpec);
  if (!chosen) return;
  if (isBuildStale()) {
    try {
      // Here and not in another process: vite and its modules are loaded once then, which takes longer than a build.
      await build({ logLevel: 'error' });
    } catch (error) {
      return { problem: error.message };
    }
  }
  const report = resolve('.results/mutant-playwright.json');
  const args = ['-g', chosen.names, ...(stopsAtFailure ? ['-x'] : [])];
  return runNode(
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

function runNode(args, report, readResults, names) {
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: LONGEST_RUN,
    maxBuffer: 1e8,
  });
  // A file that cannot be loaded is reported as a failed test with the name of the file.
  const isMeant = ({ title }) => new RegExp(names).test(title);
  const results = readResults(report).filter(isMeant);
  return results.length ? { results } : { problem: `${stdout}${stderr}`.slice(-3000) };
}
