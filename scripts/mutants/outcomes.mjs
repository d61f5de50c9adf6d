import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * What the rules have found in one file. `source` and `tests` are digests: a file is done while none of them changes.
 * `sample` is the most changes that were tried, without it all were. `isReached` is false where no test runs the changed
 * code. `reason` says why nobody can see the change.
 * @typedef {{ code: string, change: string, isReached?: false, reason?: string }} Survivor
 * @typedef {{ source: string, tests: Record<string, string>, changes: number, sample?: number,
 *   survived: Survivor[] }} Outcome
 */

/** The rules are for all files in these. */
export const MACHINE_FOLDERS = ['mocks/rules', 'src/contract', 'src/kit', 'src/stores'];

const FILE = 'scripts/mutants/machine.json';

/** @param {string} file */
export const digest = (file) =>
  existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
    : 'none';

/** @returns {Record<string, Outcome>} */
export const readOutcomes = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Files that were removed are left out. */
export function writeOutcomes(outcomes) {
  const sorted = Object.entries(outcomes)
    .filter(([file]) => existsSync(file))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * @param {string} file
 * @param {Outcome | undefined} outcome
 * @param {number} sample the number of changes that are wanted
 */
export const isDone = (file, outcome, sample) =>
  outcome !== undefined &&
  (outcome.sample ?? Number.POSITIVE_INFINITY) >= sample &&
  outcome.source === digest(file) &&
  Object.entries(outcome.tests).every(([test, found]) => digest(test) === found);
