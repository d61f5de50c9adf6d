import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from '../../deploy/basePath.mjs';
import { lastChange } from '../check/files.mjs';

/**
 * The bill of materials (scripts/commands/sbom.mjs), the last file of a build. The servers do not send it: names that
 * begin with a dot are private.
 */
export const SBOM_FILE = 'dist/.vite/sbom.cdx.json';

/**
 * Is the build in `folder/dist` missing, incomplete, or older than a file that it was made from? The build
 * itself lists these files (scripts/build/buildInputsPlugin.ts).
 */
export function isBuildStale(folder = '.') {
  const list = join(folder, 'dist/.vite/inputs.json');
  if (!existsSync(list) || !existsSync(join(folder, SBOM_FILE))) return true;
  /** @type {string[]} */
  const inputs = JSON.parse(readFileSync(list, 'utf8')).map((file) => join(folder, file));
  if (!inputs.every((file) => existsSync(file))) return true;
  return lastChange(inputs) > statSync(list).mtimeMs;
}

/**
 * Builds, unless there is a build that is up to date.
 * @param {string} [base] the path of the site on its host. Without it, the path of the existing build
 */
export function ensureBuild(base = basePathOf('dist')) {
  if (!isBuildStale() && base === basePathOf('dist')) return;
  console.log(
    'Building, because dist is missing, incomplete, for another path, or older than the sources …',
  );
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--base', base], {
    stdio: 'inherit',
    // A test runner sets `test`, and then the service worker would be built with development code, which fails in it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the build failed; its message is above');
}
