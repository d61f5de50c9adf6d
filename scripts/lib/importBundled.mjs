import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const BUNDLER = fileURLToPath(new URL('bundleModule.mjs', import.meta.url));

/**
 * Bundles a TypeScript module and imports it, because Node 20 cannot import TypeScript. Another process bundles
 * it, because the bundler would keep more than 100 MB of memory in this one.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importBundled(file) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/bundle-');
  try {
    await promisify(execFile)(process.execPath, [BUNDLER, file, folder]);
    process.setSourceMapsEnabled(true);
    return await import(pathToFileURL(resolve(folder, 'module.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
