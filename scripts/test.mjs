import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { count } from './results.mjs';
import { steps } from './steps.mjs';

const only = process.argv.find((_, i) => process.argv[i - 1] === '--only')?.split(',');
const chosen = steps.filter(({ name }) => !only || only.includes(name));
if (chosen.length === 0)
  throw new Error(`--only takes of: ${steps.map((step) => step.name).join(', ')}`);

if (!only) rmSync('.results', { recursive: true, force: true });
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

const checks = chosen.flatMap((step, i) =>
  step.results ? [] : [{ title: step.title, status: rows[i]?.failed ? 'failed' : 'passed' }],
);
writeFileSync('.results/checks.json', JSON.stringify(checks, null, 2));

const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
console.log(
  `\n${'step'.padEnd(12)}${head('passed')}${head('failed')}${head('skipped')}${head('s')}`,
);
for (const { name, passed, failed, skipped, seconds } of rows)
  console.log(
    `${name.padEnd(12)}${head(passed)}${head(failed)}${head(skipped)}${head(seconds.toFixed(1))}`,
  );
process.exitCode = sum('failed') ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);

function head(value) {
  return String(value).padStart(9);
}

/** A failing step never stops the ones after it. */
async function run({ node, check }) {
  try {
    await check?.();
  } catch (error) {
    console.error(error.message);
    return false;
  }
  return !node || spawnSync(process.execPath, node, { stdio: 'inherit' }).status === 0;
}

function tally({ results }, isOk) {
  const all = results?.() ?? [{ title: '', status: isOk ? 'passed' : 'failed' }];
  const failed = count(all, 'failed');
  return {
    passed: count(all, 'passed'),
    // A runner that fails without a failing test (it crashed, it found none) fails once.
    failed: !isOk && failed === 0 ? 1 : failed,
    skipped: count(all, 'skipped'),
  };
}
