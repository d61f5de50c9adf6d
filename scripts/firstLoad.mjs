import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bytesByLibrary } from './bytesByLibrary.mjs';

const HOME = 'src/screens/home/Home.tsx';

/**
 * What the browser loads before home shows its first grid of games: the entry, the screen, and
 * everything they import statically. Sizes are gzip -9, in bytes.
 */
export function firstLoad(folder = 'dist', screen = HOME) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const roots = Object.keys(manifest).filter((key) => manifest[key].isEntry || key === screen);
  if (!roots.includes(screen)) throw new Error(`the build has no ${screen}`);
  const keys = new Set(roots.flatMap((key) => [...collectImports(manifest, key)]));
  const chunks = [...keys].map((key) => manifest[key]);
  const withSize = (file) => ({ file, gzip: gzipSize(`${folder}/${file}`) });
  return {
    scripts: chunks.map(({ file }) => withSize(file)),
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(withSize),
    html: gzipSize(`${folder}/index.html`),
    libraries: libraries(folder, chunks),
  };
}

/**
 * The bytes of a file in gzip -9.
 * @param {string} file
 */
export const gzipSize = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

function collectImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) collectImports(manifest, next, seen);
  return seen;
}

/** @returns {[string, number][]} */
function libraries(folder, chunks) {
  const sizes = new Map();
  for (const { file } of chunks) {
    const path = `${folder}/${file}`;
    if (!existsSync(`${path}.map`)) continue;
    for (const [name, size] of bytesByLibrary(path, gzipSize(path)))
      sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return [...sizes].sort((a, b) => b[1] - a[1]);
}

/** @param {{ gzip: number }[]} files */
export const total = (files) => files.reduce((sum, file) => sum + file.gzip, 0);

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

/** @param {ReturnType<typeof firstLoad>} load */
export function printBytes({ scripts, css, html, libraries }) {
  console.log('\nBefore the first grid of home, by library (gzip -9)');
  for (const [name, size] of libraries) console.log(`${kb(size)}  ${name}`);
  console.log('\nBefore the first grid of home, by file');
  for (const { file, gzip } of [...scripts, ...css]) console.log(`${kb(gzip)}  ${file}`);
  console.log(`${kb(html)}  index.html`);
  console.log(`\n${kb(total(scripts))}  JavaScript, total\n${kb(total(css))}  CSS, total`);
}
