import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { filesUnder } from '../check/files.mjs';

/** Whatever a bundle may be made of. A module may take all files of a folder, so new files count too. */
const SOURCES = [
  ...['src', 'mocks', 'fixtures', 'scripts', 'deploy', '.ladle', 'public'],
  ...['tsconfig.json', 'package-lock.json'],
];

/**
 * Names what is made of the sources. It changes with the time of any of them; reading them all would take longer.
 * @param {string} name
 */
export function sourcesKey(name) {
  const hash = createHash('sha256').update(name);
  for (const path of SOURCES.flatMap(filesUnder)) {
    // A test may write a file and remove it again meanwhile.
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
