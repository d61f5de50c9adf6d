import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A planted change: in `file`, the text `find` becomes `replace`, and then tests in `tests` must fail. Their names
 * or tags have the id, or match `name`. `survives` says why no test can find it.
 * @typedef {{
 *   id: string,
 *   change: string,
 *   file: string,
 *   find: string,
 *   replace: string,
 *   tests: string[],
 *   name?: string,
 *   survives?: string,
 * }} Mutant
 */

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** @returns {Mutant[]} */
export const readMutants = () =>
  readdirSync(FOLDER)
    .filter((file) => /^S\d+\.json$/.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')));

/**
 * @param {Mutant[]} mutants
 * @param {string | undefined} only ids and sections, separated by commas
 */
export function chooseMutants(mutants, only) {
  if (!only) return mutants;
  const words = only.split(',').filter(Boolean);
  const isMeant = (word, { id }) => id === word || id.startsWith(`${word}.`);
  const unknown = words.filter((word) => !mutants.some((mutant) => isMeant(word, mutant)));
  if (unknown.length) throw new Error(`no planted change has the id ${unknown.join(', ')}`);
  return mutants.filter((mutant) => words.some((word) => isMeant(word, mutant)));
}

/**
 * The part of a test's name by which the tests of a planted change are found.
 * @param {Mutant} mutant
 */
export const testName = ({ id, name }) => name ?? id;
