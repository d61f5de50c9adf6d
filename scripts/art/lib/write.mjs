import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @type {{ path: string, bytes: number, isSame: boolean }[]} */
export const written = [];

let isDryRun = false;

/** From now on `write` only compares with the committed files. */
export const compareOnly = () => {
  isDryRun = true;
};

/** @param {string} path from the project root @param {string | Buffer} content */
export function write(path, content) {
  const target = root + path;
  const isSame = existsSync(target) && readFileSync(target).equals(Buffer.from(content));
  written.push({ path, bytes: Buffer.byteLength(content), isSame });
  if (isDryRun) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
