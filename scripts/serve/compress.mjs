import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '../check/files.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const MIN_BYTES = 1000;

/**
 * Writes a .br and a .gz beside each text file of the build, so that no server compresses per request.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const texts = filesUnder(folder).filter((file) => TEXT.test(file) && !file.includes('/.vite/'));
  // Node compresses on several threads.
  await Promise.all(texts.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
