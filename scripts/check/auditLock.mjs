import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version of the registry, also under another name: not a range, an address or a folder. */
const EXACT_VERSION = /^(npm:(@[^/]+\/)?[^@/]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const REGISTRY_FILE = /^https:\/\/[^/]+\/(@[^/]+\/)?[^/]+\/-\/[^/]+\.tgz$/;

/**
 * Packages without an exact version, a hash, or the registry as their source, also those that only build and
 * test. npm installs nothing whose content has another hash, so a package without one could be replaced.
 * @param {Record<string, any>} packages `packages` of package-lock.json
 */
export function lockProblems({ '': app, ...packages }) {
  const ranges = Object.entries({ ...app.dependencies, ...app.devDependencies })
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `package.json names no exact version of ${name}: ${version}`);
  const entries = Object.entries(packages).flatMap(([path, entry]) => {
    if (!EXACT_VERSION.test(entry.version ?? '')) return [`${path} has no version`];
    if (!/^sha512-/.test(entry.integrity ?? '')) return [`${path} has no SHA-512 hash`];
    // Without an address npm asks the registry.
    const isOther = entry.resolved !== undefined && !REGISTRY_FILE.test(entry.resolved);
    return isOther ? [`${path} is not from the registry: ${entry.resolved}`] : [];
  });
  return [...ranges, ...entries];
}

const nameOf = (path) => path.split('node_modules/').at(-1);

/**
 * Packages that run a program when they are installed, and were not reviewed.
 * @param {Record<string, any>} packages
 * @param {{ installScripts: { name: string, reason: string }[] }} allowed
 */
export const installScriptProblems = (packages, { installScripts }) =>
  Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => {
      return hasInstallScript && !installScripts.some(({ name }) => name === nameOf(path));
    })
    .map(([path, { version }]) => `${nameOf(path)}@${version} runs a script when it is installed`);

/**
 * What is installed must be what the lock file names: the build takes it from there.
 * @param {import('./shippedPackages.mjs').Package[]} packages
 */
export const installedProblems = (packages, folder = 'node_modules') =>
  packages.flatMap(({ name, version, license }) => {
    try {
      const installed = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      const isSame = installed.version === version && installed.license === license;
      if (isSame) return [];
      return [
        `${name}@${version}, ${license}: installed is ${installed.version}, ${installed.license}`,
      ];
    } catch {
      return [`${name}@${version} is not installed`];
    }
  });
