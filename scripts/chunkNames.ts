import { createHash } from 'node:crypto';

/**
 * A call that scripts/chunkLoaderPlugin.ts has written, by `load` or by `i` and spaces: the name of the
 * chunk, the code that uses it, and the numbers of the files that it needs. The address after them is not needed.
 */
const CALL =
  /(load|i {5})\(`\.\/([^`]+)`\)([^`]*?),(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\]),import\.meta\.url\)/g;

/** The list of files to which the calls refer by number. */
const FILES = /(?<=m\.f=)\[[^\]]*\]/;

/** Chunks that people open first. Their names stay in the first chunk, so they need no more requests. */
const OPENED_FIRST = /^(?:first|idle|list|login|SideMenu|GameSheet|lazyDictionaries)-/;

/** The name in src/kit/loadChunk.ts that stands for the file of names. */
const PLACEHOLDER = /\.\/chunk-names\.js/g;

/**
 * Moves the names of most chunks, and of the files that they need, out of the first chunk: names have
 * hashes, which do not compress, and home opens few of them. The first call of one of them loads the names.
 * The calls and the list keep their length for the source maps; what follows the name of the file moves by a few columns.
 */
export function moveNames(code: string) {
  const files: string[] = JSON.parse(FILES.exec(code)?.[0] ?? '[]');
  const kept: string[] = [];
  const moved: string[][] = [];
  const calls = code.replace(CALL, (call, load, name, use, numbers = '') => {
    const needs: string[] = numbers
      ? numbers.split(',').map((number: string) => files[Number(number)])
      : [];
    if (OPENED_FIRST.test(name)) {
      for (const file of needs) if (!kept.includes(file)) kept.push(file);
      const keptNumbers = needs.map((file) => kept.indexOf(file));
      return numbers
        ? `${load}(\`./${name}\`)${use},__vite__mapDeps([${keptNumbers}]))`.padEnd(call.length)
        : call;
    }
    moved.push([name, ...needs.map((file) => file.replace(/^.*assets\//, ''))]);
    return `${load}(${moved.length - 1})${use})`.padEnd(call.length);
  });
  const source = `export default${JSON.stringify(moved)}`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  const fileName = `chunk-names-${hash}.js`;
  const rewritten = calls
    .replace(FILES, (list) => JSON.stringify(kept).padEnd(list.length))
    .replace(PLACEHOLDER, `./${fileName}`);
  return { code: rewritten, fileName, source };
}
