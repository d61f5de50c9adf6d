import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePlugin } from './scripts/build/basePlugin.mjs';
import { buildInputsPlugin } from './scripts/build/buildInputsPlugin.ts';
import { chunksPlugin } from './scripts/build/chunksPlugin.ts';
import { configPlugin } from './scripts/build/configPlugin.ts';
import { contractPlugin } from './scripts/build/contractPlugin.ts';
import { hotReloadPlugin } from './scripts/build/hotReloadPlugin.ts';
import { notLoadedPlugin } from './scripts/build/notLoadedPlugin.ts';
import { picturesPlugin } from './scripts/build/picturesPlugin.mjs';
import { workerPlugin } from './scripts/build/workerPlugin.ts';
import { firstScreenPlugin } from './scripts/firstScreen/firstScreenPlugin.ts';
import { BROWSER_FLOOR } from './src/config/browserFloor.ts';

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
    // scripts/build/firstLoad.mjs reads the manifest and the source maps, to tell what the first load consists of.
    manifest: true,
    // scripts/commands/build.mjs deletes the source maps afterwards. "hidden": no script names its map.
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
