import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

/**
 * All files in a folder and its subfolders, except installed packages. For a file it is that file, for
 * a missing path nothing. Paths have forward slashes on every system.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * When the newest of these files was changed.
 * @param {string[]} paths
 */
export function lastChange(paths) {
  return Math.max(0, ...paths.flatMap(filesUnder).map((file) => statSync(file).mtimeMs));
}
