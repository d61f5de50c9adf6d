import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { filesUnder } from '../check/files.mjs';

const nameOf = (file) => basename(file).replace(/\..*$/, '');
const isScript = (file) => /\.tsx?$/.test(file);
const IMPORT = /(?:from|import\() ?'((?:\.|@kit\/)[^']+)'/g;

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path]) =>
    (path.startsWith('@kit/')
      ? path.replace('@kit', 'src/kit')
      : join(dirname(file), path)
    ).replace(/\.tsx?$/, ''),
  );

/** The files that import each file. */
function readUsers(tests) {
  const importers = new Map();
  const sources = ['src', 'mocks', 'tests'].flatMap(filesUnder).filter(isScript);
  for (const file of new Set([...sources, ...tests]))
    for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  return (file) => importers.get(file.replace(/\.tsx?$/, '')) ?? [];
}

function readImporters(tests) {
  const usersOf = readUsers(tests);
  // Several files of tests share what they prepare: they are users of what that imports.
  const isShared = (file) => file.startsWith('tests/') && !tests.includes(file);
  return (file) => usersOf(file).flatMap((user) => (isShared(user) ? usersOf(user) : [user]));
}

/** So many files of tests are enough for a file. */
const ENOUGH_TESTS = 10;

/** The tests of the rules of the mock have a folder of their own. Other tests stand beside their file. */
const folderOfTests = (file) => dirname(file).replace(/^mocks\/rules\b/, 'tests/backend');

/** `dueWithdrawals.ts` is near `withdraw.test.ts`. */
function isLike(file, test) {
  const [own, other] = [nameOf(file).toLowerCase(), nameOf(test).toLowerCase()];
  return own.includes(other) || other.includes(own);
}

/**
 * Gives the tests that are near a file, the nearest first: those of the same name, those that import it, those of its area,
 * and those with the name of a file that imports it, directly or by others. A domain has the same file name in every layer.
 * @param {string[]} tests
 */
export function findTestsOf(tests) {
  const importersOf = readImporters(tests);
  // What the backend and the app have in common is the contract.
  const isOtherSide = (file, test) =>
    (file.startsWith('mocks/') && /^(src|tests)\/stores\//.test(test)) ||
    (file.startsWith('src/') && test.startsWith('tests/backend/'));
  const named = (file) =>
    tests.filter((test) => nameOf(test) === nameOf(file) && !isOtherSide(file, test));
  const ofArea = (file) => tests.filter((test) => dirname(test) === folderOfTests(file));
  return (file) => {
    const like = ofArea(file).filter((test) => isLike(file, test));
    const importing = importersOf(file).filter((user) => tests.includes(user));
    const found = new Set([...named(file), ...like, ...importing, ...ofArea(file)]);
    let files = [file];
    for (let depth = 0; depth < 3 && found.size < ENOUGH_TESTS; depth++) {
      files = [...new Set(files.flatMap(importersOf))];
      for (const test of files.filter((user) => tests.includes(user))) found.add(test);
      for (const test of files.flatMap(named)) found.add(test);
    }
    // Tests that try random sequences take long, and find little that the others do not.
    const [last, first] = [true, false].map((isModel) =>
      [...found].filter((test) => test.includes('.model.') === isModel),
    );
    return [...(first ?? []), ...(last ?? [])].slice(0, 2 * ENOUGH_TESTS);
  };
}

/**
 * Gives all tests that load a file, directly or by any number of others.
 * @param {string[]} tests
 */
export function findAllTestsOf(tests) {
  const usersOf = readUsers(tests);
  return (file) => {
    const loading = new Set([file]);
    // What is added to the set is visited too.
    for (const each of loading) for (const user of usersOf(each)) loading.add(user);
    return tests.filter((test) => loading.has(test));
  };
}
