import { mkdirSync, rmSync } from 'node:fs';
import { installEngines } from '../check/findEngines.mjs';
import { count } from '../check/results.mjs';
import { SAMPLE_ENGINES } from '../check/steps.mjs';
import { commandOf, readTestOptions } from '../check/testOptions.mjs';
import { runNode } from '../lib/runNode.mjs';

const options = readTestOptions(process.argv.slice(3));
const env = { ...process.env, ...options.env };

if (options.isWatching) {
  const filter = options.name ? ['-t', options.name] : [];
  await runNode(['node_modules/vitest/vitest.mjs', 'watch', ...filter, ...options.files], { env });
  process.exit();
}

const { chosen } = options;
if (options.installsEngines) installEngines(SAMPLE_ENGINES);
if (!options.isPartial) rmSync('.results', { recursive: true, force: true });
mkdirSync('.results', { recursive: true });

const rows = [];
for (const group of groupSteps()) {
  if (group.length > 1)
    console.log(`\n━━ at the same time: ${group.map(({ name }) => name).join(', ')}`);
  const runs = group.map((step) => runStep(step, group.length === 1));
  rows.push(...(await Promise.all(runs)));
}

printTable();
const failures = sum('failed');
process.exitCode = failures ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${failures} failed`);

/** The steps in order. Those of a group run at the same time. */
function groupSteps() {
  const groups = [];
  for (const step of chosen) {
    const previous = groups.at(-1);
    if (step.isTogether && previous?.at(-1).isTogether) previous.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** A step that fails does not stop the steps after it. What a step of a group prints is shown when it has ended. */
async function runStep(step, isAlone) {
  const title = `\n━━ ${chosen.indexOf(step) + 1}/${chosen.length} ${step.name}: ${step.title}`;
  if (isAlone) console.log(title);
  if (step.results) rmSync(`.results/${step.name}.json`, { force: true });
  const started = Date.now();
  const { isOk, output } = await run(step, isAlone);
  const row = { name: step.name, ...tally(step, isOk), seconds: (Date.now() - started) / 1000 };
  if (!isAlone) console.log(title);
  if (output) console.log(output.trimEnd());
  if (!step.results) console.log(isOk ? '   passed' : '   failed');
  return row;
}

async function run(step, isShown) {
  try {
    await step.check?.();
  } catch (error) {
    return { isOk: false, output: error.message };
  }
  if (!step.node) return { isOk: true };
  const { status, output } = await runNode(commandOf(step, options), { env, isShown });
  return { isOk: status === 0, output };
}

function tally({ results }, isOk) {
  const all = results?.() ?? [{ title: '', status: isOk ? 'passed' : 'failed' }];
  const failed = count(all, 'failed');
  return {
    passed: count(all, 'passed'),
    // A runner can fail without a failed test: it crashed, or it found no tests.
    failed: !isOk && failed === 0 ? 1 : failed,
    skipped: count(all, 'skipped'),
  };
}

function printTable() {
  const cell = (value) => String(value).padStart(9);
  const line = (name, ...cells) => name.padEnd(12) + cells.map(cell).join('');
  console.log(`\n${line('step', 'passed', 'failed', 'skipped', 's')}`);
  for (const { name, passed, failed, skipped, seconds } of rows)
    console.log(line(name, passed, failed, skipped, seconds.toFixed(1)));
}

function sum(key) {
  return rows.reduce((all, row) => all + row[key], 0);
}
