import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder } from './files.mjs';

const MAX_LINES = 300;
/** Below the first folder of a path, such as src. */
const MAX_FOLDERS = 4;
/** Files and folders in one folder. */
const MAX_ENTRIES = 35;
const COUNTED = /\.(tsx?|mjs|css)$/;
const DICTIONARY = /^src\/i18n\/[a-z-]+\//;

/** Files that are too long, or in too many nested folders. */
const findOversized = () =>
  ['src', 'mocks', 'scripts'].flatMap(filesUnder).flatMap((file) => {
    const depth = file.split('/').length - 2;
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    const isLong = COUNTED.test(file) && !DICTIONARY.test(file) && lines > MAX_LINES;
    return [
      ...(isLong ? [`${file}: ${lines} lines, ${MAX_LINES} at most`] : []),
      ...(depth > MAX_FOLDERS ? [`${file}: ${depth} folders deep, ${MAX_FOLDERS} at most`] : []),
    ];
  });

/** Folders of code in which a newcomer would have to search. */
function findFullFolders() {
  const entries = new Map();
  for (const file of ['src', 'mocks', 'fixtures', 'scripts', 'tests', '.ladle'].flatMap(
    filesUnder,
  )) {
    const names = file.split('/');
    if (!COUNTED.test(file) || names.includes('node_modules')) continue;
    for (const [at, name] of names.entries()) {
      const folder = names.slice(0, at).join('/');
      if (folder) entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  return [...entries]
    .filter(([, { size }]) => size > MAX_ENTRIES)
    .map(([folder, { size }]) => `${folder}: ${size} entries, ${MAX_ENTRIES} at most`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = [...findOversized(), ...findFullFolders()];
  for (const line of found) console.log(line);
  process.exitCode = found.length ? 1 : 0;
}
