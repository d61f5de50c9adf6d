import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findOnPath, runInstall } from './browser.mjs';

/** WebKitGTK's own small browser. Its folder is named after machine and version. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  const folders = process.platform === 'linux' ? readdirSync(libraries) : [];
  return folders
    .map((machine) => join(libraries, machine, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function findFirefox() {
  const named = process.env.FIREFOX;
  return named && existsSync(named) ? named : findOnPath(['firefox-esr', 'firefox']);
}

/**
 * The engines, with the programs that drive each: the browser, its server of WebDriver, and a display where the
 * browser has no mode without one. `packages` are those of Debian that have the programs.
 */
const ENGINES = {
  chromium: {
    packages: ['chromium', 'chromium-driver'],
    find: () => ({ browser: findBrowser(), driver: findOnPath(['chromedriver']) }),
  },
  firefox: { packages: ['firefox-esr'], find: () => ({ browser: findFirefox() }) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      browser: findMiniBrowser(),
      driver: findOnPath(['WebKitWebDriver']),
      display: findOnPath(['Xvfb']),
    }),
  },
};

/** @typedef {keyof typeof ENGINES} Engine */
/** @typedef {{ browser: string, driver: string, display: string }} Programs */

/** @type {Engine[]} */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'];

/**
 * The programs of an engine, or undefined where one of them is not installed.
 * @param {Engine} engine
 */
export function findEngine(engine) {
  const programs = ENGINES[engine].find();
  return Object.values(programs).every(Boolean)
    ? /** @type {Programs} */ ({ driver: '', display: '', ...programs })
    : undefined;
}

/**
 * What installs an engine on Debian.
 * @param {Engine} engine
 */
export const installText = (engine) => `apt-get install ${ENGINES[engine].packages.join(' ')}`;

/**
 * Installs engines that are missing, and says so before. Only on Debian as root, as in a container.
 * @param {Engine[]} engines
 */
export function installEngines(engines) {
  const missing = engines.filter((engine) => !findEngine(engine));
  if (missing.length === 0) return;
  const commands = missing.map(installText).join('; ');
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error(`--engines installs on Debian as root only. As root: ${commands}`);
  console.log(`--engines: this installs ${missing.join(' and ')}: ${commands}`);
  const packages = missing.flatMap((engine) => ENGINES[engine].packages);
  runInstall('apt-get', ['update', '-qq']);
  runInstall('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  const failed = missing.filter((engine) => !findEngine(engine));
  if (failed.length)
    throw new Error(`the installation of ${failed.join(' and ')} failed; its message is above`);
}
