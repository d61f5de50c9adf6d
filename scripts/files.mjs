import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file under a folder, however deep; a file stands for itself, a missing path for nothing.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** @param {string[]} paths */
export function newest(paths) {
  return Math.max(0, ...paths.flatMap(filesUnder).map((file) => statSync(file).mtimeMs));
}
