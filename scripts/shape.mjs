import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder } from './files.mjs';

const MOST_LINES = 300;
const DEEPEST = 3;
const COUNTED = /\.(tsx?|mjs|css)$/;
const DICTIONARY = /^src\/i18n\/[a-z]{2}\//;

/** Files too long to be read at one sitting, and folders nobody finds again. */
export function misshapen(folders = ['src', 'mocks', 'scripts']) {
  return folders.flatMap(filesUnder).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const depth = file.split('/').length - 2;
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    const isLong = COUNTED.test(file) && !DICTIONARY.test(file) && lines > MOST_LINES;
    return [
      ...(isLong ? [`${file}: ${lines} lines, ${MOST_LINES} at most`] : []),
      ...(depth > DEEPEST ? [`${file}: ${depth} folders deep, ${DEEPEST} at most`] : []),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = misshapen();
  for (const line of found) console.log(line);
  process.exitCode = found.length ? 1 : 0;
}
