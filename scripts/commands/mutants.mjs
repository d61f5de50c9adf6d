import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from '../check/browser.mjs';
import { mutantResults } from '../check/results.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { createMutantsCopy } from '../mutants/copy.mjs';
import { chooseMutants, readMutants } from '../mutants/read.mjs';
import { runMachine } from '../mutants/runMachine.mjs';
import { runTests } from '../mutants/runTests.mjs';

// Makes the planted changes of scripts/mutants one after the other in a copy of the project, and runs the tests
// that must fail then. Prints which changes survived.
const RESULTS = resolve('.results/mutants.json');

// With --rules it changes files by rules instead, without a copy.
const { values, positionals } = parseOptions(
  {
    only: { type: 'string', multiple: true },
    'skip-control': { type: 'boolean' },
    rules: { type: 'boolean' },
    again: { type: 'boolean' },
    loads: { type: 'boolean' },
    files: { type: 'string' },
    sample: { type: 'string' },
  },
  { takesWords: true },
);
await ensureBrowser();
if (values.rules) {
  const { again = false, loads = false } = values;
  const [files, sample] = [values.files, values.sample].map((text) => text && Number(text));
  await runMachine(positionals, {
    again,
    loads,
    ...(files && { files }),
    ...(sample && { sample }),
  });
  process.exit();
}
const mutants = chooseMutants(readMutants(), values.only?.join(','));
mkdirSync('.results', { recursive: true });
const copy = createMutantsCopy();
// The copy is removed on every way out, also on Ctrl+C.
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

process.chdir(copy.folder);
if (!values['skip-control']) await checkUnchanged();
const outcomes = [];
for (const mutant of mutants) outcomes.push(await plant(mutant));
saveOutcomes();
report();

/** Tests that fail without a change would count every change as found. */
async function checkUnchanged() {
  const { passed, failed, problem } = await runTests(mutants, { stopsAtFailure: false });
  console.log(`Without a change: ${passed.length} tests passed, ${failed.length} failed.`);
  if (problem) throw new Error(problem);
  if (failed.length) throw new Error(`these tests fail without a change:\n${failed.join('\n')}`);
}

async function plant(mutant) {
  const started = Date.now();
  const restore = copy.replace(mutant);
  const { failed, problem } = await runTests([mutant], { stopsAtFailure: true });
  restore();
  const outcome = outcomeOf(mutant, failed, problem);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${mutant.id.padEnd(7)} ${outcome.padEnd(9)} ${seconds.padStart(4)} s  ${mutant.change}`,
  );
  if (outcome === 'broken') console.log(problem ?? '');
  return { id: mutant.id, change: mutant.change, outcome };
}

/** Keeps what earlier runs found about other changes. */
function saveOutcomes() {
  const keyOf = ({ id, change }) => id + change;
  const all = [...mutantResults(RESULTS), ...outcomes];
  const latest = [...new Map(all.map((outcome) => [keyOf(outcome), outcome])).values()];
  writeFileSync(RESULTS, `${JSON.stringify(latest, null, 2)}\n`);
}

function outcomeOf({ survives }, failed, problem) {
  if (failed.length) return 'killed';
  if (problem) return 'broken';
  return survives ? 'excused' : 'survived';
}

function report() {
  const withOutcome = (name) => outcomes.filter(({ outcome }) => outcome === name);
  const list = (name, title) => {
    const found = withOutcome(name);
    if (found.length) console.log(`\n${title}`);
    for (const { id, change } of found) console.log(`  ${id} ${change}`);
    return found.length;
  };
  list('excused', 'Survived, with a reason in scripts/mutants:');
  const bad =
    list('survived', 'Survived:') +
    list('broken', 'Not testable: the change breaks the build or the test:');
  console.log(`\n${withOutcome('killed').length} of ${outcomes.length} planted changes killed.`);
  process.exitCode = bad ? 1 : 0;
}
