import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What a headless browser needs in a container, and nothing that phones home. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium to drive: CHROMIUM from the environment, one on the PATH, or playwright's own
 * download, for which playwright needs no path (undefined).
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM || process.env.PLAYWRIGHT;
  if (named && existsSync(named)) return named;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, MAC].find((file) => existsSync(file));
}

async function hasPlaywrightsOwn() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/** Finds a browser, or installs one in the least surprising way; says what it does. */
export async function ensureBrowser() {
  const where = findBrowser();
  if (where) return where;
  if (await hasPlaywrightsOwn()) return 'the one playwright downloaded';

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium here: apt-get install chromium …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.log('No Chromium here: playwright install chromium …');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (await hasPlaywrightsOwn()) return 'the one playwright downloaded';

  throw new Error(
    'No Chromium was found and none could be installed. Install one, or name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
