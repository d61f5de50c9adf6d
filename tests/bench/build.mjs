import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';
import solid from 'vite-plugin-solid';
import { gzipSize } from '../../scripts/build/firstLoad.mjs';

/** The app's own page first, then the peers from the largest to the smallest. */
export const peers = {
  feria: { entry: 'main.tsx', configFile: 'vite.config.ts', plugins: () => [] },
  react: { entry: 'main.jsx', plugins: () => [react()] },
  solid: { entry: 'main.jsx', plugins: () => [solid()] },
};

/** Home, as the phone part of the benchmark measures it beside the app. */
export const homePeers = {
  react: { folder: 'peers/react-home', entry: 'main.jsx', plugins: () => [react(), contract()] },
  // The same with the compiled checks of the app's own build in place of arktype.
  'react-compiled': {
    folder: 'peers/react-home',
    entry: 'main.jsx',
    plugins: async () => [react(), contract(true), await compiledContract()],
  },
  solid: { folder: 'peers/solid-home', entry: 'main.jsx', plugins: () => [solid()] },
};

/** Finds the contract of the app for a peer: with arktype, or as the build compiles it for the app. */
const contract = (isCompiled = false) => ({
  name: 'peer:contract',
  enforce: 'pre',
  resolveId: (source) =>
    source.startsWith('#contract/')
      ? `${resolve('src/contract', source.slice(10))}.ts${isCompiled ? '?compiled' : ''}`
      : null,
});

async function compiledContract() {
  const { module } = await runnerImport('./scripts/build/contractPlugin.ts');
  return module.contractPlugin();
}

export const OUT = '.cache/bench';

const page = (name, { file, css = [] }) => `<!doctype html>
<html lang="es" data-theme="dark"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'dark'
siteConfig = ${readFileSync('deploy/brands/feria/config.json', 'utf8')}</script>
${css.map((style) => `<link rel="stylesheet" href="/${name}/${style}">`).join('\n')}
<script type="module" src="/${name}/${file}"></script></head>
<body><div id="root"></div></body></html>`;

/**
 * Makes the production build of one peer, with the same HTML page for all. With `isReadable` it has its line
 * breaks, and a comment with the name of each file.
 * @returns {Promise<number>} its JavaScript in gzip bytes
 */
export async function buildPeer(name, peer = peers[name], { isReadable = false } = {}) {
  const { entry, plugins, folder = `peers/${name}`, configFile = false } = peer;
  const outDir = `${OUT}/${name}`;
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile,
    logLevel: 'error',
    publicDir: false,
    base: `/${name}/`,
    plugins: await plugins(),
    resolve: { tsconfigPaths: true },
    build: {
      outDir,
      target: 'es2022',
      minify: !isReadable,
      manifest: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: `tests/bench/${folder}/${entry}` },
    },
  });
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'));
  const chunks = Object.values(manifest);
  const entryChunk = chunks.find(({ isEntry }) => isEntry);
  const css = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  const styles = [...new Set(css.filter((file) => file.endsWith('.css')))];
  writeFileSync(`${outDir}/index.html`, page(name, { file: entryChunk.file, css: styles }));
  writeFileSync(`${OUT}/blank.html`, '<!doctype html><title>blank</title>');
  const scripts = new Set([
    entryChunk.file,
    ...(entryChunk.imports ?? []).map((key) => manifest[key].file),
  ]);
  return [...scripts].reduce((sum, file) => sum + gzipSize(`${outDir}/${file}`), 0);
}
