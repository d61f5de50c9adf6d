import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePlugin } from './scripts/basePlugin.mjs';
import { buildInputsPlugin } from './scripts/buildInputsPlugin.ts';
import { chunksPlugin } from './scripts/chunksPlugin.ts';
import { configPlugin } from './scripts/configPlugin.ts';
import { contractPlugin } from './scripts/contractPlugin.ts';
import { firstScreenPlugin } from './scripts/firstScreen/firstScreenPlugin.ts';
import { hotReloadPlugin } from './scripts/hotReloadPlugin.ts';
import { notLoadedPlugin } from './scripts/notLoadedPlugin.ts';
import { picturesPlugin } from './scripts/picturesPlugin.mjs';
import { workerPlugin } from './scripts/workerPlugin.ts';
import { BROWSER_FLOOR } from './src/config/browserFloor';

export default defineConfig({
  plugins: [
    react(),
    contractPlugin(),
    chunksPlugin(),
    configPlugin(),
    firstScreenPlugin(),
    notLoadedPlugin(),
    buildInputsPlugin(),
    hotReloadPlugin(),
    picturesPlugin(),
    basePlugin(),
    workerPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // The oldest browsers that are supported; package.json names them too.
    target: Object.entries(BROWSER_FLOOR).map(([browser, version]) => browser + version),
    // Browsers that do not know `modulepreload` load a chunk when it is imported.
    modulePreload: { polyfill: false },
    // scripts/firstLoad.mjs reads the manifest and the source maps, to tell what the first load consists of.
    manifest: true,
    // scripts/build.mjs deletes the source maps afterwards. "hidden": no script names its map.
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
