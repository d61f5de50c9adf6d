import { existsSync, readFileSync } from 'node:fs';
import { filesUnder } from './files.mjs';
import { parseOptions } from './parseOptions.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

const { values } = parseOptions({ where: { type: 'boolean' } });

const LIST = 'docs/requirements.md';
const ID = /\bS\d+\.\d+[a-z]?\b/g;

const text = existsSync(LIST) ? readFileSync(LIST, 'utf8') : '';
const ids = [...text.matchAll(/^- (S\d+\.\d+[a-z]?)\b/gm)].map((match) => match[1] ?? '');

/** @type {Map<string, string[]>} */
const proofs = new Map(ids.map((id) => [id, []]));
const unknown = new Set();
for (const { title, status } of [...vitestResults(), ...playwrightResults()]) {
  if (status !== 'passed') continue;
  for (const id of new Set(title.match(ID) ?? [])) {
    const tests = proofs.get(id);
    if (tests) tests.push(title);
    else unknown.add(id);
  }
}

/**
 * Where the name of a test has the id, without a run: file and line.
 * @param {string[]} list
 */
function placesOf(list) {
  /** @type {Map<string, string[]>} */
  const places = new Map(list.map((id) => [id, []]));
  const isTest = (/** @type {string} */ file) =>
    /\.tsx?$/.test(file) && (file.startsWith('tests/') || file.includes('.test.'));
  for (const file of filesUnder('tests').concat(filesUnder('src')).filter(isTest).sort())
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const id of new Set(/^\s*(\/\/|\*|\/\*)/.test(line) ? [] : (line.match(ID) ?? [])))
        places.get(id)?.push(`${file}:${at + 1}`);
  return places;
}

if (values.where) {
  const places = placesOf(ids);
  for (const [id, found] of places) console.log(`${id.padEnd(8)} ${found.join(' ') || 'none'}`);
  const without = ids.filter((id) => !places.get(id)?.length);
  console.log(`\n${ids.length - without.length} of ${ids.length} requirements have a test.`);
  if (without.length) process.exitCode = 1;
} else {
  printProofs();
}

function printProofs() {
  for (const [id, tests] of proofs) {
    const [first = 'none', ...more] = tests;
    console.log(`${id.padEnd(8)} ${first}`);
    for (const title of more) console.log(`${' '.repeat(8)} ${title}`);
  }
  if (ids.length === 0) console.log(`${LIST} lists no requirement yet.`);
  if (unknown.size)
    console.log(`\nIds in test names that are not in ${LIST}: ${[...unknown].join(', ')}`);

  const covered = [...proofs.values()].filter((tests) => tests.length).length;
  console.log(`\n${covered} of ${ids.length} requirements have a passing test.`);
}
