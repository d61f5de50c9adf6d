import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../files.mjs';
import { machineChanges } from './machineChanges.mjs';

/** An endless loop counts as found. */
const LONGEST_RUN = 120_000;

/** A domain has the same file name in every layer, also in the tests. */
function testsOf(file) {
  const name = basename(file).replace(/\.tsx?$/, '');
  return ['tests', 'src', 'mocks']
    .flatMap(filesUnder)
    .filter((path) => basename(path).startsWith(`${name}.`) && /\.test\.tsx?$/.test(path));
}

function areTestsGreen(tests) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests],
    { encoding: 'utf8', timeout: LONGEST_RUN },
  );
  return status === 0;
}

/**
 * Changes one file in the current folder, a copy of the project, by rules, and runs the tests for each change.
 * Prints the changes that survived.
 * @param {string} file
 * @param {string[]} chosenTests
 */
export function runMachine(file, chosenTests) {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const tests = chosenTests.length ? chosenTests : testsOf(file);
  if (tests.length === 0) throw new Error(`name the tests of ${file} after it`);
  console.log(`${file}, with ${tests.join(', ')}`);
  if (!areTestsGreen(tests)) throw new Error('the tests fail without a change');
  const source = readFileSync(file, 'utf8');
  const changes = machineChanges(source);
  const survived = changes.filter(({ text }) => {
    writeFileSync(file, text);
    return areTestsGreen(tests);
  });
  writeFileSync(file, source);
  for (const { line, change } of survived) console.log(`survived  ${file}:${line}  ${change}`);
  console.log(`${changes.length - survived.length} of ${changes.length} changes killed.`);
}
