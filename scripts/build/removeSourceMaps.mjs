import { rmSync } from 'node:fs';
import { filesUnder } from '../check/files.mjs';

/**
 * Deletes the source maps of a build: they contain the source code, so they are not published.
 * @param {string} folder
 */
export function removeSourceMaps(folder) {
  for (const file of filesUnder(folder)) if (file.endsWith('.map')) rmSync(file);
}
