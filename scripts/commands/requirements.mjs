import { readFileSync } from 'node:fs';
import { filesUnder } from '../check/files.mjs';
import { mutantResults, playwrightResults, vitestResults } from '../check/results.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { readMutants } from '../mutants/read.mjs';

// Prints the tests of each requirement: those that passed in the last `npm test`, or with --where the lines
// of the test files that have its id. Below them stand its planted changes, with what the last
// `npm run test:mutants` found about each.
const { values } = parseOptions({ where: { type: 'boolean' } });

const LIST = 'docs/requirements.md';
const ID = /\bS\d+\.\d+[a-z]?\b/g;
const idsIn = (text) => new Set(text.match(ID) ?? []);

function passedTests() {
  const passed = [...vitestResults(), ...playwrightResults()].filter(
    ({ status }) => status === 'passed',
  );
  return passed.flatMap(({ title }) => [...idsIn(title)].map((id) => ({ id, test: title })));
}

function testLines() {
  const files = [...filesUnder('tests'), ...filesUnder('src')].filter(
    (file) => /\.tsx?$/.test(file) && (file.startsWith('tests/') || file.includes('.test.')),
  );
  return files.sort().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isComment = /^\s*(\/\/|\*|\/\*)/.test(line);
        const ids = isComment ? [] : [...idsIn(line)];
        return ids.map((id) => ({ id, test: `${file}:${index + 1}` }));
      }),
  );
}

/** @type {Map<string, string[]>} */
const tests = new Map(
  [...readFileSync(LIST, 'utf8').matchAll(/^- (S\d+\.\d+[a-z]?)\b/gm)].map(([, id = '']) => [
    id,
    [],
  ]),
);
const unknown = new Set();
for (const { id, test } of values.where ? testLines() : passedTests()) {
  tests.get(id)?.push(test);
  if (!tests.has(id)) unknown.add(id);
}

/** @type {Map<string, string[]>} */
const changes = new Map();
const outcomes = new Map(mutantResults().map(({ id, change, outcome }) => [id + change, outcome]));
for (const { id, change, survives } of readMutants()) {
  const outcome = outcomes.get(id + change) ?? 'not run';
  const line = `change: ${change} (${survives ? `survives: ${survives}` : outcome})`;
  changes.set(id, [...(changes.get(id) ?? []), line]);
}

for (const [id, found] of tests) {
  const lines = [...(found.length ? found : ['none']), ...(changes.get(id) ?? [])];
  for (const [index, line] of lines.entries())
    console.log(`${(index ? '' : id).padEnd(8)} ${line}`);
}
if (unknown.size)
  console.log(`\nIds in test names that are not in ${LIST}: ${[...unknown].join(', ')}`);

const covered = [...tests.values()].filter((found) => found.length).length;
console.log(
  `\n${covered} of ${tests.size} requirements have a ${values.where ? 'test' : 'test that passed in the last npm test'}.`,
);
console.log(`${changes.size} of them have a planted change.`);
if (values.where && covered < tests.size) process.exitCode = 1;
