import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder } from '../check/files.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const MIN_BYTES = 1000;

/**
 * Writes a .br and a .gz beside each text file of the build, so that no server compresses per request.
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const file of filesUnder(folder)) {
    const bytes = readFileSync(file);
    if (!TEXT.test(file) || bytes.length < MIN_BYTES || file.includes('/.vite/')) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
