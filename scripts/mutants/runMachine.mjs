import { mkdirSync, readFileSync } from 'node:fs';
import { filesUnder } from '../check/files.mjs';
import { machineChanges, sampleOf, sampleOfFiles } from './machineChanges.mjs';
import { digest, isDone, MACHINE_FOLDERS, readOutcomes, writeOutcomes } from './outcomes.mjs';
import { openVitest } from './runVitest.mjs';
import { findAllTestsOf, findTestsOf } from './testsOf.mjs';

/** @typedef {import('./machineChanges.mjs').MachineChange & { file: string }} Change */

/** After so many changes, what was found is written down. Tests are loaded anew for those that follow. */
const BATCH = 300;
/**
 * A change is tried in the two nearest files of tests, then in four more and in four of those in a browser, and at last in all
 * others that load the file. `budget` is its time in each of them.
 */
const ROUNDS = [
  { choose: ({ near }) => near.slice(0, 2), budget: 2_000 },
  { choose: ({ near }) => near.slice(2, 6), budget: 500 },
  { choose: ({ nearInBrowser }) => nearInBrowser.slice(0, 4), budget: 5_000 },
  {
    choose: ({ near, all }) => [...near, ...all].filter((test) => !near.slice(0, 6).includes(test)),
    budget: 250,
  },
];

const ALL = Number.POSITIVE_INFINITY;

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\./.test(file);

const hasChanges = (file) => machineChanges(readFileSync(file, 'utf8')).changes.length > 0;

/** Of each folder so many files; all of them without a number. */
const machineFiles = (folders, count) =>
  folders.flatMap((folder) =>
    sampleOfFiles(filesUnder(folder).filter(isSource).filter(hasChanges), count),
  );

/**
 * Changes files by rules, and runs the tests near each file. Files of which nothing has changed since the last run are
 * left out. Prints the changes that survived.
 * @param {string[]} folders files and folders; all of them without any
 * @param {{ again: boolean, loads: boolean, files?: number, sample?: number }} options `again` does files that are done too. `loads` also
 *   tries changes that take effect when modules are loaded, which needs a run for each. `files` is the number of
 *   files of each folder, and `sample` of changes of each file, always the same ones
 */
export async function runMachine(folders, options) {
  const { again, loads, files: count = ALL, sample = ALL } = options;
  const outcomes = readOutcomes();
  const chosen = machineFiles(folders.length ? folders : MACHINE_FOLDERS, count);
  if (chosen.length === 0) throw new Error(`there is no file ${folders.join(', ')}`);
  const files = chosen.filter((file) => again || !isDone(file, outcomes[file], sample));
  console.log(`${files.length} of ${chosen.length} files have changed, or their tests have.`);
  if (files.length) await tryFiles(files, loads, sample);
  report(chosen);
}

async function tryFiles(files, loads, sample) {
  mkdirSync('.cache', { recursive: true });
  const firstIds = {};
  let count = 0;
  /** @type {Change[][]} */
  const batches = [[]];
  for (const file of files) {
    firstIds[file] = count;
    const { changes } = machineChanges(readFileSync(file, 'utf8'), count);
    count += changes.length;
    if ((batches.at(-1)?.length ?? 0) >= BATCH) batches.push([]);
    batches.at(-1)?.push(...sampleOf(changes, sample).map((change) => ({ ...change, file })));
  }
  const vitest = await openVitest(firstIds, count);
  const [near, nearInBrowser] = [vitest.tests, vitest.browserTests].map(findTestsOf);
  const all = findAllTestsOf(vitest.tests);
  const testsOf = (file) => ({
    near: near(file),
    nearInBrowser: nearInBrowser(file),
    all: all(file),
  });
  for (const changes of batches) {
    const startedAt = Date.now();
    const found = await tryChanges(vitest, changes, testsOf, loads);
    saveOutcomes([...new Set(changes.map(({ file }) => file))], changes, found, testsOf, sample);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const last = changes.at(-1)?.file;
    console.log(`${last}: ${found.killedBy.size} of ${changes.length} killed in ${seconds} s`);
  }
  await vitest.close();
}

/** Gives the tests that found the changes, and the changes that no test has reached. */
async function tryChanges(vitest, changes, testsOf, loads) {
  const ids = changes.map(({ id }) => id);
  const found = { killedBy: new Map(), unreached: new Set(ids), untried: new Set(ids) };
  for (const round of ROUNDS) await tryRound(vitest, changes, round, testsOf, found);
  if (!loads) return found;
  const run = (tests, always) => vitest.run(tests, { always, changes: {}, budget: 0 });
  for (const { id, file } of changes) {
    if (found.killedBy.has(id) || !found.untried.has(id)) continue;
    const { failed } = await run(testsOf(file).near.slice(0, 6), id);
    // A test that fails without the change too has not found it.
    if (failed.length && !(await run(failed, -1)).failed.length) found.killedBy.set(id, failed[0]);
  }
  return found;
}

/** Tries the changes that are left in the chosen files of tests. */
async function tryRound(vitest, changes, { choose, budget }, testsOf, found) {
  const { killedBy, unreached, untried } = found;
  const byTest = {};
  for (const { id, file } of changes) {
    if (killedBy.has(id)) continue;
    for (const test of new Set(choose(testsOf(file)))) byTest[test] = [...(byTest[test] ?? []), id];
  }
  const tests = Object.keys(byTest);
  if (tests.length === 0) return;
  const { reports, errors } = await vitest.run(tests, { changes: byTest, budget });
  for (const error of errors) console.log(error);
  for (const { start, killed, by, shared = [], stuck = [] } of reports) {
    if (killed !== undefined) killedBy.set(killed, by);
    untried.delete(start);
    for (const id of stuck) untried.add(id);
    for (const id of [start, ...shared, ...stuck]) unreached.delete(id);
  }
  const left = changes.length - killedBy.size;
  console.log(`${tests.length} files of tests have left ${left} of ${changes.length}.`);
}

function saveOutcomes(files, changes, found, testsOf, sample) {
  const outcomes = readOutcomes();
  for (const file of files) {
    const own = changes.filter((change) => change.file === file);
    const outcome = outcomeOf(file, own, found, testsOf(file).near, outcomes[file]);
    outcomes[file] = own.length < sample ? outcome : { ...outcome, sample };
  }
  writeOutcomes(outcomes);
}

/** @returns {import('./outcomes.mjs').Outcome} */
function outcomeOf(file, changes, { killedBy, unreached }, near, before) {
  const reasonOf = ({ code, change }) =>
    before?.survived.find((other) => other.code === code && other.change === change)?.reason;
  const survived = changes
    .filter(({ id }) => !killedBy.has(id))
    .map((change) => {
      const reason = reasonOf(change);
      return {
        code: change.code,
        change: change.change,
        ...(unreached.has(change.id) ? { isReached: false } : {}),
        ...(reason ? { reason } : {}),
      };
    });
  const tests = survived.length
    ? near.slice(0, 6)
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
    for (const { code, change, isReached = true, reason } of outcome.survived)
      if (!reason)
        console.log(`${isReached ? 'survived ' : 'unreached'} ${file}  ${change}  in  ${code}`);
  }
  console.log(`${all - survived} of ${all} changes killed.`);
}
