import { existsSync, readFileSync } from 'node:fs';
import { playwrightResults, vitestResults } from './results.mjs';

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
