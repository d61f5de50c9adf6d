import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {{ path: string, bytes: number }[]} */
export const written = [];

/** @param {string} path from the project root @param {string | Buffer} content */
export function write(path, content) {
  const target = root + path;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  written.push({ path, bytes: Buffer.byteLength(content) });
}
