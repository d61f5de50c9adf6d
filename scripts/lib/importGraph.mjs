import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { filesUnder } from '../check/files.mjs';

const FOLDERS = ['src', '.ladle', 'mocks', 'fixtures'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts'];
const ALIASES = [
  ['@kit/', 'src/kit/'],
  ['@workbench/', '.ladle/workbench/'],
];

/** Imports and exports of values: a type draws nothing. */
const IMPORTS = [
  /^(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /^@import\s+"([^"]+)"/gm,
];
/** What is loaded when it is needed. */
const LAZY_IMPORTS = [/\bimport\(\s*'([^']+)'\s*\)/g];

const isSource = (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.(test|d)\.\w+$/.test(file);

/** The address of an import as the path of a file, still without its ending. */
function pathOf(address, importer) {
  const plain = address.split('?')[0];
  if (plain.startsWith('.')) return join(dirname(importer), plain);
  const alias = ALIASES.find(([name]) => plain.startsWith(name));
  return alias && plain.replace(...alias);
}

/**
 * What each source file imports, directly: code and styles, and what it loads later (`lazy`). Read from the texts,
 * which takes less than a second.
 * @param {string} [root] the folder of the project
 * @returns {{ texts: Map<string, string>, imports: Map<string, string[]>, lazy: Map<string, string[]> }}
 */
export function readImports(root = '.') {
  const texts = new Map(
    FOLDERS.flatMap((folder) => filesUnder(join(root, folder)))
      .filter(isSource)
      .map((file) => [root === '.' ? file : file.slice(root.length + 1), file])
      .map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );
  /** A file that is no source, such as a picture, is there too. */
  const find = (path) =>
    ENDINGS.map((ending) => path + ending).find(
      (file) => texts.has(file) || (/\.\w+$/.test(file) && existsSync(join(root, file))),
    );
  const importsBy = (forms) =>
    new Map(
      [...texts].map(([file, text]) => {
        const found = forms.flatMap((form) => [...text.matchAll(form)].map(([, path]) => path));
        const paths = found.flatMap((path) => pathOf(path, file) ?? []);
        return [file, [...new Set(paths.flatMap((path) => find(path) ?? []))]];
      }),
    );
  return { texts, imports: importsBy(IMPORTS), lazy: importsBy(LAZY_IMPORTS) };
}

/**
 * All files that some files import, directly or through others, with the files themselves.
 * @param {string[]} files
 * @param {(file: string) => string[]} importsOf
 */
export function reachedFrom(files, importsOf) {
  const reached = new Set(files);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}
