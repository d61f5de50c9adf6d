import { spawnSync } from 'node:child_process';
import { findFirefox } from '../tests/firefox/browser.mjs';
import { parseOptions } from './parseOptions.mjs';

/** The rules of the kit and the main journeys, each by its runner. */
const RUNS = [
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/firefox/vitest.config.ts',
    '--root',
    '.',
  ],
  ['node_modules/playwright/cli.js', 'test', '--config', 'tests/firefox/playwright.config.ts'],
];

parseOptions({});
const firefox = findFirefox();
if (firefox) {
  console.log(`Firefox: ${firefox}`);
  const statuses = RUNS.map((run) => spawnSync(process.execPath, run, { stdio: 'inherit' }).status);
  process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
} else {
  console.log(
    'skipped: no Firefox was found. Install one (Debian: apt-get install firefox-esr), or name one: FIREFOX=/path/to/firefox',
  );
}
