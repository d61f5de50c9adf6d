import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../check/browser.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Opens each page while one of its calls has a fault, for every endpoint that a page calls by itself and
// every fault, and prints what a person saw. Words after `--` are parts of pages or endpoints: only those
// are opened. `1/4` opens the first of four parts. `npm test` runs a sample of it.
const { positionals: words } = parseOptions({}, { takesWords: true });
// Every page has a slash in its path, so a slash alone opens all of them.
const parts = words.join(' ') || '/';
await ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', 'faults.spec', '--project', 'phone', '--workers', '1'],
  { stdio: 'inherit', env: { ...process.env, FAULTS: parts } },
);
process.exitCode = status ?? 1;
