import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';

// Follows every link and button as visitor, trial account, member and agent, and prints how each route
// of the route table was reached. It takes about a quarter of an hour, so `npm test` runs a sample of it.
await ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    'tests/e2e/crawl',
    '--project',
    'phone',
    '--workers',
    '1',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, CRAWL: process.argv[3] || 'visitor,trial,member,agent' },
  },
);
process.exitCode = status ?? 1;
