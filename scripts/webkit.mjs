import { spawnSync } from 'node:child_process';
import { findWebKit } from '../tests/webkit/browser.mjs';
import { parseOptions } from './parseOptions.mjs';

const RUN = [
  ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/webkit/vitest.config.ts'],
  ...[
    '--root',
    '.',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.results/webkit.json',
  ],
];

parseOptions({});
const webkit = findWebKit();
if (webkit) {
  console.log(`WebKit: ${webkit}`);
  process.exitCode = spawnSync(process.execPath, RUN, { stdio: 'inherit' }).status ?? 1;
} else {
  console.log('skipped: no WebKit was found. On Debian: apt-get install webkit2gtk-driver xvfb');
}
