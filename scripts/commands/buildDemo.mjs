import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { build } from 'vite';
import { belowBase } from '../../deploy/brandAddresses.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { revisionOf } from '../../deploy/revisionOf.mjs';
import { webManifest } from '../../deploy/webManifest.mjs';
import { configOf, withConfig } from '../../deploy/withConfig.mjs';
import { filesUnder } from '../check/files.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { buildPanel, linkPage, scriptTag } from '../serve/panel.mjs';

/** The service worker puts the real path here, when it stores a file (mocks/demo/siteBase.ts). */
const BASE = '/__base__/';
const FOLDER = 'dist-demo';
const PANEL = '__mock/panel/';

/** What the worker stores at its installation; pictures are stored when they are shown. */
const STORED =
  /^(assets\/.*\.(js|css|txt)|play\/.*|__mock\/.*\.js|(app|link)\.html|icons\.svg|favicon\.svg|fonts\/.*\.woff2)$/;

const inFolder = (name) => join(FOLDER, name);
const read = (name) => readFileSync(inFolder(name), 'utf8');
const write = (name, text) => writeFileSync(inFolder(name), text);

parseOptions({});
process.env.NODE_ENV = 'production';
await build({ base: BASE, logLevel: 'warn', build: { outDir: FOLDER, sourcemap: false } });
rmSync(inFolder('.vite'), { recursive: true });
await addPanel();
addPages();
await buildWorker();

const bytes = filesUnder(FOLDER).reduce((sum, file) => sum + readFileSync(file).length, 0);
console.log(
  `\nThe demo is in ${FOLDER}/ (${(bytes / 1e6).toFixed(1)} MB). Any static host can serve it, under any path: docs/demo.md`,
);

async function addPanel() {
  mkdirSync(inFolder(PANEL), { recursive: true });
  for (const [name, code] of await buildPanel(BASE)) write(PANEL + name, code);
}

/** The page of the app, the page of links, and the page that installs the worker. */
function addPages() {
  const html = read('index.html');
  // The app puts this before paths such as `/wps`. A browser reads `/__base__/./wps` as `/__base__/wps`: without the
  // dot there would be two slashes, and without the last slash the worker would not find the base.
  const config = { ...configOf(html), apiBase: `${BASE}.`, imageCdns: [BASE] };
  const panel = `${BASE}${PANEL}start.js`;
  const page = withConfig(html, config).replace('</body>', `${scriptTag(panel)}</body>`);
  renameSync(inFolder('index.html'), inFolder('app.html'));
  write('app.html', page);
  write('link.html', linkPage(panel, 'demo'));
  const start = readFileSync('mocks/demo/start.html', 'utf8');
  write('index.html', start);
  write('404.html', start.replace('<html', '<html data-lost'));
  const { config: brand } = readBrand(process.env.BRAND || 'feria');
  write('manifest.webmanifest', JSON.stringify(webManifest(belowBase(brand, './'), './')));
  // Without it, GitHub Pages would leave out names that begin with an underscore.
  write('.nojekyll', '');
}

async function buildWorker() {
  const files = filesUnder(FOLDER)
    .map((file) => relative(FOLDER, file))
    .filter((name) => STORED.test(name))
    .map((url) => ({ url, revision: revisionOf(readFileSync(inFolder(url))) }));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { DEMO_FILES: JSON.stringify(files) },
    resolve: { tsconfigPaths: true },
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      // The worker is the whole mock backend in one file, of 1.1 MB.
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: {
        input: 'mocks/demo/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
