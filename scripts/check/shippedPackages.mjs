import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, version: string, license: string, integrity: string }} Package
 */

/**
 * The packages that the app depends on, by the lock file: what may ship, not what the bundle contains.
 * A development package that one of them names as its peer does not ship.
 * @param {string} lock
 * @returns {Package[]}
 */
export function shippedPackages(lock = readFileSync('package-lock.json', 'utf8')) {
  const { '': app, ...packages } = JSON.parse(lock).packages;
  return Object.entries(packages)
    .filter(([, { dev, devOptional, peer }]) => !dev && !devOptional && !peer)
    .map(([path, { version, license = 'unknown', integrity = '' }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      license,
      integrity,
    }))
    .filter(({ name }) => !(name in app.devDependencies));
}
