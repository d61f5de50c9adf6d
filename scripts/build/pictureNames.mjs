import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { revisionOf } from '../../deploy/revisionOf.mjs';

/**
 * Folders whose pictures have names that the app computes: one hash for all of them is in the name of the folder. Other
 * pictures have their own hash.
 */
const FOLDERS = ['flags', 'icons', 'pay', 'popups', 'vip'];

/** An address in a script: `'/art/app.webp'`, the start of `/art/icons/${name}.webp`. */
const ADDRESS = /(["'`])\/art\/([\w./-]*)/g;
/** In the selector of a style sheet: `[src^="/art/icons/"]`. */
const SELECTOR = /(\^=")\/(art\/[\w/-]*)/g;

/**
 * Names with a hash for the pictures and fonts that the app itself uses, so that browsers and caches keep them for ever.
 * Under their plain names the same files stay there for the replies of a backend, for sample games and for brands.
 * @param {string} folder with the folders `art` and `fonts`
 */
export function createPictureNames(folder) {
  /** The files of the build by their hashed name, with the path of the original. @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const hashes = new Map();

  function hashOf(path, read) {
    const hash = hashes.get(path) ?? revisionOf(read()).slice(0, 8);
    hashes.set(path, hash);
    return hash;
  }

  function folderName(name) {
    const path = join(folder, 'art', name);
    const names = readdirSync(path).sort();
    const read = () =>
      Buffer.concat(names.flatMap((one) => [Buffer.from(one), readFileSync(join(path, one))]));
    const hashed = `assets/art/${name}-${hashOf(path, read)}/`;
    for (const one of names) files.set(hashed + one, join(path, one));
    return hashed;
  }

  function fileName(path) {
    const file = join(folder, path);
    const [, start = '', extension = ''] = /^(.*)(\.\w+)$/.exec(path) ?? [];
    const hashed = `assets/${start}-${hashOf(file, () => readFileSync(file))}${extension}`;
    files.set(hashed, file);
    return hashed;
  }

  /** @param {string} path below the folder: `art/app.webp`, `art/icons/`, `fonts/a.woff2` */
  function nameOf(path) {
    const [, name = '', rest = ''] = /^art\/([\w-]+)\/(.*)$/.exec(path) ?? [];
    return FOLDERS.includes(name) ? folderName(name) + rest : fileName(path);
  }

  return {
    files,
    nameOf,
    /** @param {string} script */
    inScript: (script) =>
      script.replace(ADDRESS, (_, quote, rest) => `${quote}/${nameOf(`art/${rest}`)}`),
    /** @param {string} styles */
    inSelectors: (styles) =>
      styles.replace(SELECTOR, (_, start, path) => `${start}/${nameOf(path)}`),
  };
}
