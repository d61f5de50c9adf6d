import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from './scripts/contract-plugin.ts';
import { earlyPlugin } from './scripts/early-plugin.ts';
import { firstChunk } from './scripts/first-chunk.ts';

export default defineConfig({
  plugins: [react(), contractPlugin(), firstChunk(), earlyPlugin()],
  resolve: {
    tsconfigPaths: true,
    // Both ask for the version for React 17; ours has the hook itself.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    target: 'es2022',
    // Both tell scripts/bytes.mjs what the first load is made of.
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
