import { readFileSync } from 'node:fs';
import { filesUnder } from './files.mjs';
import { parseOptions } from './parseOptions.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

// Prints the tests of each requirement: those that passed in the last `npm test`, or with --where the lines
// of the test files that have its id.
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

for (const [id, [first = 'none', ...more]] of tests) {
  console.log(`${id.padEnd(8)} ${first}`);
  for (const test of more) console.log(`${' '.repeat(8)} ${test}`);
}
if (unknown.size)
  console.log(`\nIds in test names that are not in ${LIST}: ${[...unknown].join(', ')}`);

const covered = [...tests.values()].filter((found) => found.length).length;
console.log(
  `\n${covered} of ${tests.size} requirements have a ${values.where ? 'test' : 'test that passed in the last npm test'}.`,
);
if (values.where && covered < tests.size) process.exitCode = 1;
