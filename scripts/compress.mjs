import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder } from './files.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTH_IT = 1000;

/**
 * Leaves a .br and a .gz beside each text of the build, so that no server compresses on the way.
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const file of filesUnder(folder)) {
    const bytes = readFileSync(file);
    if (!TEXT.test(file) || bytes.length < WORTH_IT || file.includes('/.vite/')) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
