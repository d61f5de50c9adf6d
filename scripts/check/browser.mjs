import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/**
 * Chromium loads two pages of its own for the address bar of every window, and every test opens a
 * window: without them a page load costs half the CPU. The last list of features given wins, so
 * the ones that playwright turns off are repeated here.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A spare process for the next page: every test has one page, so it would never be used.
  'SpareRendererForSitePerProcess',
];

/** For a headless browser in a container, without its background requests. */
export const BROWSER_ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A driver asks for the stack of every error that a script makes, and React makes five while it is loaded. For each function
  // in such a stack V8 reads its code again, and here one function is the whole bundle. With this it notes the places at once.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** @param {string[]} names */
export const findOnPath = (names) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

function findNamed() {
  const named = process.env.CHROMIUM || process.env.PLAYWRIGHT;
  return named && existsSync(named) ? named : undefined;
}

/**
 * The Chromium for tests: the one that CHROMIUM names, one on the PATH or in its usual place, or the
 * download of playwright, which needs no path (undefined).
 * @returns {string | undefined}
 */
export const findBrowser = () =>
  findNamed() ?? findOnPath(NAMES) ?? USUAL_PLACES.find((file) => existsSync(file));

/**
 * The Chromium without windows, which needs two thirds of the CPU. It installs no apps and has no
 * back/forward cache. Playwright's download has one too (undefined).
 * @returns {string | undefined}
 */
export const findHeadlessShell = () => findNamed() ?? findOnPath(SHELL_NAMES) ?? findBrowser();

/** Finds a browser, or installs one. Before it installs anything it prints what, how and how to prevent it. */
export async function ensureBrowser() {
  if (findBrowser() || (await hasPlaywrightBrowser())) return;
  const install = chooseInstall();
  if (isInstallForbidden())
    throw new Error(
      `No Chromium was found, and FERIA_NO_BROWSER_INSTALL forbids "${install.text}". ` +
        'Install a Chromium, or name one: CHROMIUM=/path/to/chromium npm test',
    );
  console.log(
    `No Chromium was found, so this installs one: ${install.text} (FERIA_NO_BROWSER_INSTALL=1 prevents it).`,
  );
  for (const [command = '', ...args] of install.commands) runInstall(command, args);
  if (findBrowser() || (await hasPlaywrightBrowser())) return;
  throw new Error(
    'The installation of Chromium failed; its message is above. ' +
      'Install one yourself, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}

function isInstallForbidden() {
  const value = process.env.FERIA_NO_BROWSER_INSTALL;
  return Boolean(value && value !== '0');
}

/** A container of Debian gets its own package, since it has the libraries that Chromium needs. */
function chooseInstall() {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const options = ['-y', '-qq', '--no-install-recommends'];
    return {
      text: 'apt-get install chromium chromium-headless-shell',
      commands: [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', ...options, 'chromium'],
        // Older releases of Debian do not have it, and the tests run without it.
        ['apt-get', 'install', ...options, 'chromium-headless-shell'],
      ],
    };
  }
  return {
    text: 'playwright install chromium (about 170 MB, into its cache in the home folder)',
    commands: [[process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']],
  };
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/**
 * Runs an installation. Returns whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 */
export function runInstall(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
