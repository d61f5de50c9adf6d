import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePlugin } from './scripts/basePlugin.mjs';
import { buildInputsPlugin } from './scripts/buildInputsPlugin.ts';
import { chunkLoaderPlugin } from './scripts/chunkLoaderPlugin.ts';
import { chunksPlugin } from './scripts/chunksPlugin.ts';
import { configPlugin } from './scripts/configPlugin.ts';
import { contractPlugin } from './scripts/contractPlugin.ts';
import { earlyRequestsPlugin } from './scripts/earlyRequestsPlugin.ts';
import { hotReloadPlugin } from './scripts/hotReloadPlugin.ts';
import { inlineRuntimePlugin } from './scripts/inlineRuntimePlugin.ts';
import { notLoadedPlugin } from './scripts/notLoadedPlugin.ts';
import { picturesPlugin } from './scripts/picturesPlugin.mjs';
import { workerPlugin } from './scripts/workerPlugin.ts';
import { BROWSER_FLOOR } from './src/config/browserFloor';

const ofetchStubs = fileURLToPath(new URL('./scripts/ofetchStubs.mjs', import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    contractPlugin(),
    chunksPlugin(),
    inlineRuntimePlugin(),
    chunkLoaderPlugin(),
    configPlugin(),
    earlyRequestsPlugin(),
    notLoadedPlugin(),
    buildInputsPlugin(),
    hotReloadPlugin(),
    picturesPlugin(),
    basePlugin(),
    workerPlugin(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // src/api does itself what ofetch needs these two packages for.
      destr: ofetchStubs,
      ufo: ofetchStubs,
      // Both imports are shims for React 17. React 19 has the hook itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    // The oldest browsers that are supported; package.json names them too.
    target: Object.entries(BROWSER_FLOOR).map(([browser, version]) => browser + version),
    // scripts/firstLoad.mjs reads the manifest and the source maps, to tell what the first load consists of.
    manifest: true,
    // scripts/build.mjs deletes the source maps afterwards. "hidden": no script names its map.
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
