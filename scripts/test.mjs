import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { count } from './results.mjs';
import { commandOf, readTestOptions } from './testOptions.mjs';

const options = readTestOptions(process.argv.slice(3));
const env = { ...process.env, ...options.env };
const runNode = (args) => spawnSync(process.execPath, args, { stdio: 'inherit', env });

if (options.isWatching) {
  const filter = options.name ? ['-t', options.name] : [];
  runNode(['node_modules/vitest/vitest.mjs', 'watch', ...filter, ...options.files]);
  process.exit();
}

const { chosen } = options;
if (!options.isPartial) rmSync('.results', { recursive: true, force: true });
mkdirSync('.results', { recursive: true });

const rows = [];
// A test runner uses all cores, so it runs alone. The steps between two runners share the cores.
while (rows.length < chosen.length) {
  const rest = chosen.slice(rows.length);
  const runner = rest.findIndex((step) => step.results);
  const group = rest.slice(0, runner < 0 ? rest.length : Math.max(1, runner));
  for (const running of group.map(start)) {
    const { step, isOk, output, seconds } = await running;
    if (!step.results) console.log(`${titleOf(step)}\n${output}   ${isOk ? 'passed' : 'failed'}`);
    rows.push({ name: step.name, ...tally(step, isOk), seconds });
  }
}

const checks = chosen.flatMap((step, i) =>
  step.results ? [] : [{ title: step.title, status: rows[i]?.failed ? 'failed' : 'passed' }],
);
writeFileSync('.results/checks.json', JSON.stringify(checks, null, 2));

printTable();
const failures = sum('failed');
process.exitCode = failures ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${failures} failed`);

/** A step that fails does not stop the steps after it. */
async function start(step) {
  const started = Date.now();
  const { isOk, output } = await (step.results ? runTests(step) : check(step));
  return { step, isOk, output, seconds: (Date.now() - started) / 1000 };
}

function runTests(step) {
  console.log(titleOf(step));
  rmSync(`.results/${step.name}.json`, { force: true });
  return { isOk: runNode(commandOf(step, options)).status === 0, output: '' };
}

/** Its output is kept, since several checks run at once. */
async function check(step) {
  try {
    await step.check?.();
  } catch (error) {
    return { isOk: false, output: `${error.message}\n` };
  }
  if (!step.node) return { isOk: true, output: '' };
  const child = spawn(process.execPath, step.node, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { isOk: code === 0, output };
}

function titleOf(step) {
  return `\n━━ ${chosen.indexOf(step) + 1}/${chosen.length} ${step.name}: ${step.title}`;
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
