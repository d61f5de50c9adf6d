import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * What the lock file asks for and node_modules lacks. Packages of other platforms are optional.
 * @param {string} lock
 * @param {string} installed npm's own record of what it put into node_modules
 */
export function missingPackages(lock, installed) {
  const wanted = JSON.parse(lock).packages;
  const have = JSON.parse(installed).packages;
  return Object.keys(wanted).filter((path) => {
    const { optional, devOptional, version } = wanted[path];
    if (!path || optional || devOptional) return false;
    return !have[path] || have[path].version !== version;
  });
}

/** Installs from the lock file when node_modules is missing or no longer what it says. */
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
    const there = paths.filter((path) => existsSync(`${path}/package.json`)).length;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  ${there} of ${paths.length} packages, ${seconds} s`);
  }, 3000);

  // NODE_ENV=production must not leave out what start and build need.
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
        reject(new Error('npm ci failed; its message is above. Is the package registry in reach?'));
    });
  });
}
