import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A path with a slash at both ends. */
const BASE = /^\/([\w.~-]+\/)*$/;

/**
 * Throws when the text is no path under which a site can be served.
 * @param {string} text
 */
export function checkBasePath(text) {
  if (BASE.test(text)) return text;
  throw new Error(`--base is a path with a slash at both ends, such as /casino/: ${text}`);
}

/**
 * The path of the host that a build was made for.
 * @param {string} build folder of the build
 */
export function basePathOf(build) {
  const manifest = join(build, 'manifest.webmanifest');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).scope : '/';
}
