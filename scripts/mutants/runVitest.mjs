import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Two runs at the same time have files of their own.
const FILES = `.cache/mutantFiles-${process.pid}.json`;
const RESULTS = resolve(`.cache/mutantResults-${process.pid}.jsonl`);

/** Tests that start other processes, which have no switches. */
const STARTING = /^(scripts\/commands|tests\/toolchain)\//;

/**
 * Vitest with the changes of these files behind switches. It is kept for many runs, because it takes long to start.
 * @param {Record<string, number>} firstIds the number of the first change of each file
 * @param {number} count the number of all changes
 */
export async function openVitest(firstIds, count) {
  writeFileSync(FILES, JSON.stringify(firstIds));
  process.env.MUTANT_FILES = FILES;
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    config: 'scripts/mutants/vitest.config.ts',
    watch: false,
  });
  const specs = await vitest.globTestSpecifications();
  const fileOf = ({ moduleId }) => moduleId.slice(process.cwd().length + 1);
  const isInBrowser = ({ project }) => project.name.startsWith('browser');
  return {
    tests: specs
      .filter((spec) => !isInBrowser(spec))
      .map(fileOf)
      .filter((file) => !STARTING.test(file)),
    browserTests: specs.filter(isInBrowser).map(fileOf),
    /**
     * Runs these files of tests, and gives what they reported.
     * @param {string[]} tests
     * @param {{ always?: number, changes: Record<string, number[]>, budget: number }} plan
     */
    async run(tests, plan) {
      writeFileSync(RESULTS, '');
      vitest.provide('mutantPlan', { results: RESULTS, count, ...plan });
      const chosen = specs.filter((spec) => tests.includes(fileOf(spec)));
      const { testModules } = await vitest.runTestSpecifications(chosen);
      return {
        reports: [...readReports(), ...testModules.flatMap((module) => module.meta().trials ?? [])],
        failed: testModules.filter((module) => module.state() === 'failed').map(fileOf),
        errors: testModules.flatMap((module) => module.errors().map(({ message }) => message)),
      };
    },
    close: () => vitest.close(),
  };
}

const readReports = () =>
  readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
