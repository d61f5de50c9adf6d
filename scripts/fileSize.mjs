import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder } from './files.mjs';

const MAX_LINES = 300;
/** Below the first folder of a path, such as src. */
const MAX_FOLDERS = 3;
const COUNTED = /\.(tsx?|mjs|css)$/;
const DICTIONARY = /^src\/i18n\/[a-z]{2}\//;

/** Files that are too long, or in too many nested folders. */
function findOversized(folders = ['src', 'mocks', 'scripts']) {
  return folders.flatMap(filesUnder).flatMap((file) => {
    const depth = file.split('/').length - 2;
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    const isLong = COUNTED.test(file) && !DICTIONARY.test(file) && lines > MAX_LINES;
    return [
      ...(isLong ? [`${file}: ${lines} lines, ${MAX_LINES} at most`] : []),
      ...(depth > MAX_FOLDERS ? [`${file}: ${depth} folders deep, ${MAX_FOLDERS} at most`] : []),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findOversized();
  for (const line of found) console.log(line);
  process.exitCode = found.length ? 1 : 0;
}
