import { mkdirSync, readFileSync } from 'node:fs';
import { filesUnder } from '../check/files.mjs';
import { machineChanges } from './machineChanges.mjs';
import { digest, isDone, MACHINE_FOLDERS, readOutcomes, writeOutcomes } from './outcomes.mjs';
import { openVitest } from './runVitest.mjs';
import { findTestsOf } from './testsOf.mjs';

/** @typedef {import('./machineChanges.mjs').MachineChange & { file: string }} Change */

/** So many files are tried together. */
const BATCH = 6;
/** First in the two nearest files of tests, then in others. A change is tried in so many tests of a file. */
const ROUNDS = [
  { first: 0, last: 2, tries: 50 },
  { first: 2, last: 10, tries: 4 },
];

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\./.test(file);

/** @param {string[]} folders files and folders */
const machineFiles = (folders) => folders.flatMap(filesUnder).filter(isSource);

/**
 * Changes files by rules, and runs the tests near each file. Files of which nothing has changed since the last run are
 * left out. Prints the changes that survived.
 * @param {string[]} folders files and folders; all of them without any
 * @param {{ again: boolean, loads: boolean }} options `again` does files that are done too. `loads` also tries changes
 *   that take effect when modules are loaded, which needs a run for each
 */
export async function runMachine(folders, { again, loads }) {
  const outcomes = readOutcomes();
  const chosen = machineFiles(folders.length ? folders : MACHINE_FOLDERS);
  if (chosen.length === 0) throw new Error(`there is no file ${folders.join(', ')}`);
  const files = chosen.filter((file) => again || !isDone(file, outcomes[file]));
  console.log(`${files.length} of ${chosen.length} files have changed, or their tests have.`);
  if (files.length) await tryFiles(files, loads);
  report(chosen);
}

async function tryFiles(files, loads) {
  mkdirSync('.cache', { recursive: true });
  const firstIds = {};
  /** @type {Change[]} */
  const changes = [];
  for (const file of files) {
    firstIds[file] = changes.length;
    const found = machineChanges(readFileSync(file, 'utf8'), changes.length).changes;
    changes.push(...found.map((change) => ({ ...change, file })));
  }
  const vitest = await openVitest(firstIds, changes.length);
  const testsOf = findTestsOf(vitest.tests);
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const own = changes.filter(({ file }) => batch.includes(file));
    const killedBy = await tryChanges(vitest, own, testsOf, loads);
    // After each batch, so that a run that is stopped keeps what it has found.
    saveOutcomes(batch, own, killedBy, testsOf);
    console.log(`${batch.at(-1)}: ${killedBy.size} of ${own.length} killed`);
  }
  await vitest.close();
}

/** Tries the changes in the nearest tests first, and what is left in others. Gives the tests that found them. */
async function tryChanges(vitest, changes, testsOf, loads) {
  /** @type {Map<number, string>} */
  const killedBy = new Map();
  const unshared = new Set(changes.map(({ id }) => id));
  for (const { first, last, tries } of ROUNDS) {
    const byTest = {};
    for (const { id, file } of changes) {
      if (killedBy.has(id)) continue;
      for (const test of testsOf(file).slice(first, last))
        byTest[test] = [...(byTest[test] ?? []), id];
    }
    const tests = Object.keys(byTest);
    if (tests.length === 0) continue;
    const { reports, errors } = await vitest.run(tests, { changes: byTest, tries });
    for (const error of errors) console.log(error);
    for (const { killed, by, shared, stuck } of reports) {
      if (killed !== undefined) killedBy.set(killed, by);
      for (const id of [...(shared ?? []), ...(stuck ?? [])]) unshared.delete(id);
    }
  }
  if (!loads) return killedBy;
  for (const { id, file } of changes) {
    if (killedBy.has(id) || unshared.has(id)) continue;
    const tests = testsOf(file).slice(0, 2);
    const { hasFailed } = await vitest.run(tests, { always: id, changes: {}, tries: 0 });
    if (hasFailed) killedBy.set(id, tests[0]);
  }
  return killedBy;
}

function saveOutcomes(files, changes, killedBy, testsOf) {
  const outcomes = readOutcomes();
  for (const file of files) {
    const own = changes.filter((change) => change.file === file);
    outcomes[file] = outcomeOf(file, own, killedBy, testsOf(file), outcomes[file]);
  }
  writeOutcomes(outcomes);
}

/** @returns {import('./outcomes.mjs').Outcome} */
function outcomeOf(file, changes, killedBy, near, before) {
  const reasonOf = ({ code, change }) =>
    before?.survived.find((other) => other.code === code && other.change === change)?.reason;
  const survived = changes
    .filter(({ id }) => !killedBy.has(id))
    .map((change) => {
      const reason = reasonOf(change);
      return { code: change.code, change: change.change, ...(reason ? { reason } : {}) };
    });
  const tests = survived.length
    ? near
    : [...new Set(changes.map(({ id }) => killedBy.get(id)))].sort();
  return {
    source: digest(file),
    tests: Object.fromEntries(tests.map((test) => [test, digest(test)])),
    changes: changes.length,
    survived,
  };
}

function report(files) {
  const outcomes = readOutcomes();
  let all = 0;
  let survived = 0;
  for (const file of files) {
    const outcome = outcomes[file];
    if (!outcome) continue;
    all += outcome.changes;
    survived += outcome.survived.length;
    for (const { code, change, reason } of outcome.survived)
      if (!reason) console.log(`survived  ${file}  ${change}  in  ${code}`);
  }
  console.log(`${all - survived} of ${all} changes killed.`);
}
