import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { installEngines } from '../check/findEngines.mjs';
import { count } from '../check/results.mjs';
import { SAMPLE_ENGINES } from '../check/steps.mjs';
import { commandOf, readTestOptions } from '../check/testOptions.mjs';

const options = readTestOptions(process.argv.slice(3));
const env = { ...process.env, ...options.env };
const runNode = (args) => spawnSync(process.execPath, args, { stdio: 'inherit', env });

if (options.isWatching) {
  const filter = options.name ? ['-t', options.name] : [];
  runNode(['node_modules/vitest/vitest.mjs', 'watch', ...filter, ...options.files]);
  process.exit();
}

const { chosen } = options;
if (options.installsEngines) installEngines(SAMPLE_ENGINES);
if (!options.isPartial) rmSync('.results', { recursive: true, force: true });
mkdirSync('.results', { recursive: true });

const rows = [];
for (const [index, step] of chosen.entries()) {
  console.log(`\n━━ ${index + 1}/${chosen.length} ${step.name}: ${step.title}`);
  if (step.results) rmSync(`.results/${step.name}.json`, { force: true });
  const started = Date.now();
  const isOk = await run(step);
  rows.push({ name: step.name, ...tally(step, isOk), seconds: (Date.now() - started) / 1000 });
  if (!step.results) console.log(isOk ? '   passed' : '   failed');
}

printTable();
const failures = sum('failed');
process.exitCode = failures ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${failures} failed`);

/** A step that fails does not stop the steps after it. */
async function run(step) {
  try {
    await step.check?.();
  } catch (error) {
    console.error(error.message);
    return false;
  }
  return !step.node || runNode(commandOf(step, options)).status === 0;
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
