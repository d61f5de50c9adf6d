// node deploy/applyBrand.mjs <brand> [folder of the build]
// Puts a brand into a finished build: its configuration into index.html, and its files beside it.
// It needs nothing but Node. docs/configuration.md
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { basePathOf } from './basePath.mjs';
import { belowBase } from './brandAddresses.mjs';
import { readBrand } from './readBrand.mjs';
import { revisionOf } from './revisionOf.mjs';
import { runCommand } from './runCommand.mjs';
import { webManifest } from './webManifest.mjs';
import { withConfig } from './withConfig.mjs';

/**
 * @param {string} brand a name in deploy/brands, or a folder
 * @param {string} build
 */
export function applyBrand(brand, build) {
  const { folder, config } = readBrand(brand, build);
  const page = join(build, 'index.html');
  if (!existsSync(page)) throw new Error(`there is no build in "${build}": npm run build`);
  const oldHtml = readFileSync(page, 'utf8');
  const base = basePathOf(build);
  const placed = belowBase(config, base);
  const html = withConfig(oldHtml, placed);
  const worker = join(build, 'sw.js');
  let workerScript = readFileSync(worker, 'utf8').replace(revisionOf(oldHtml), revisionOf(html));
  const names = readdirSync(folder, { recursive: true }).map(String);
  const replaced = names.filter((name) =>
    [folder, build].every((parent) => isFile(join(parent, name))),
  );
  for (const name of replaced)
    workerScript = workerScript.replace(
      fileRevision(join(build, name)),
      fileRevision(join(folder, name)),
    );
  cpSync(folder, build, {
    recursive: true,
    filter: (source) => basename(source) !== 'config.json',
  });
  // Search engines ask for it without reading the page, and it is Feria's.
  const hasFeriasIcon = config.brand.icon === '/favicon.svg' && !names.includes('favicon.svg');
  if (!hasFeriasIcon && !names.includes('favicon.ico'))
    rmSync(join(build, 'favicon.ico'), { force: true });
  removeCompressed(names, build);
  writeCompressed(page, html);
  // With the old revisions, installed apps would keep the page of the earlier configuration, and its files.
  writeCompressed(worker, workerScript);
  const manifest = join(build, 'manifest.webmanifest');
  writeCompressed(manifest, JSON.stringify(webManifest(placed, base)));
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const fileRevision = (file) => revisionOf(readFileSync(file));

/** A server would send the compressed file of the build in place of the brand's file with the same name. */
function removeCompressed(names, build) {
  for (const name of names)
    for (const suffix of ['.br', '.gz']) rmSync(join(build, name + suffix), { force: true });
}

function writeCompressed(file, text) {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

runCommand(import.meta.url, 'applyBrand', () => {
  const [, , brand, build = 'dist'] = process.argv;
  if (!brand) throw new Error('usage: node deploy/applyBrand.mjs <brand> [folder of the build]');
  applyBrand(brand, build);
  console.log(`${build} has the brand "${brand}".`);
});
