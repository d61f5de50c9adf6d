import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Packages of the lock file that are not installed. Optional ones are not counted: they may be for
 * other platforms.
 * @param {string} lock
 * @param {string} installed node_modules/.package-lock.json, where npm records what it installed
 */
export function missingPackages(lock, installed) {
  const locked = JSON.parse(lock).packages;
  const present = JSON.parse(installed).packages;
  return Object.keys(locked).filter((path) => {
    const { optional, devOptional, version } = locked[path];
    if (!path || optional || devOptional) return false;
    return !present[path] || present[path].version !== version;
  });
}

/** Installs from the lock file, when node_modules is missing or differs from it. */
export async function requireInstall() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(record) ? readFileSync(record, 'utf8') : '{"packages":{}}';
  if (missingPackages(lock, installed).length === 0) return;

  const paths = missingPackages(lock, '{"packages":{}}');
  console.log(`Installing ${paths.length} packages, once: this takes about a minute.`);
  await npmCi(paths);
}

/** @param {string[]} paths */
function npmCi(paths) {
  const started = Date.now();
  const report = setInterval(() => {
    const done = paths.filter((path) => existsSync(`${path}/package.json`)).length;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  ${done} of ${paths.length} packages, ${seconds} s`);
  }, 3000);

  // Start and build need the dev dependencies, also with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(report);
      if (code === 0) resolve(undefined);
      else
        reject(
          new Error(
            'npm ci failed; its message is above. Can this machine reach the package registry?',
          ),
        );
    });
  });
}
