import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';

// Opens each page while one of its calls has a fault, for every endpoint that a page calls by itself and
// every fault, and prints what a person saw. `npm test` runs a sample of it.
await ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', 'tests/e2e/faults', '--project', 'phone'],
  { stdio: 'inherit', env: { ...process.env, FAULTS: '1' } },
);
process.exitCode = status ?? 1;
