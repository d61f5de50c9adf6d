import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from './scripts/contract-plugin.ts';
import { firstChunk } from './scripts/first-chunk.ts';

export default defineConfig({
  plugins: [react(), contractPlugin(), firstChunk()],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // Both tell scripts/bytes.mjs what the first load is made of.
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
