import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bytesByLibrary } from './bytesByLibrary.mjs';

/**
 * What the browser loads before a screen takes the place of its first HTML: the scripts and styles that the page names,
 * and those of the screen (scripts/firstScreen/firstScreenPlugin.ts). Sizes are gzip -9, in bytes.
 */
export function firstLoad(folder = 'dist', screen = 'home') {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const { base, files } = JSON.parse(/id="first-built">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}');
  if (!files?.[screen]) throw new Error(`the page of the build has no ${screen}`);
  const named = (pattern) => [...page.matchAll(pattern)].map(([, path]) => path);
  const load = (paths) =>
    [...new Set(paths)].map((path) => withSize(folder, path.slice(base.length)));
  const scripts = load([
    ...named(/<script type="app"[^>]* src="([^"]+)"/g),
    ...files[screen].js.map(({ href }) => href),
  ]);
  return {
    scripts,
    css: load([...named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g), ...files[screen].css]),
    html: gzipSize(`${folder}/index.html`),
    libraries: libraries(folder, scripts),
  };
}

const withSize = (folder, file) => ({ file, gzip: gzipSize(`${folder}/${file}`) });

/**
 * The bytes of a file in gzip -9.
 * @param {string} file
 */
export const gzipSize = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** @returns {[string, number][]} */
function libraries(folder, scripts) {
  const sizes = new Map();
  for (const { file, gzip } of scripts) {
    const path = `${folder}/${file}`;
    if (!existsSync(`${path}.map`)) continue;
    for (const [name, size] of bytesByLibrary(path, gzip))
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
