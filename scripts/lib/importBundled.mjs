import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sourcesKey } from './sourcesKey.mjs';

const BUNDLER = fileURLToPath(new URL('bundleModule.mjs', import.meta.url));
const CACHE = '.cache';
const PREFIX = 'bundle-';
/** A process has imported its bundle long before. */
const OLD_MS = 3_600_000;

let imports = 0;

/**
 * Bundles a TypeScript module and imports it, because Node 20 cannot import TypeScript. Another process bundles
 * it, because the bundler would keep more than 100 MB of memory in this one. The bundle is kept until a source changes.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importBundled(file) {
  mkdirSync(CACHE, { recursive: true });
  const folder = join(CACHE, PREFIX + sourcesKey(`${file} ${process.env.NODE_ENV}`));
  if (!existsSync(folder)) await bundle(file, folder);
  process.setSourceMapsEnabled(true);
  // Each import has a state of its own.
  imports += 1;
  return import(`${pathToFileURL(resolve(folder, 'module.mjs')).href}?${imports}`);
}

async function bundle(file, folder) {
  removeOld();
  const made = mkdtempSync(join(CACHE, PREFIX));
  try {
    await promisify(execFile)(process.execPath, [BUNDLER, file, made]);
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    // Another process may have made the same one meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

function removeOld() {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (name.startsWith(PREFIX) && stat && stat.mtimeMs < Date.now() - OLD_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
