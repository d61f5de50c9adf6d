import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from '../scripts/contractPlugin.ts';
import { mockWorkerPlugin } from '../scripts/mockWorkerPlugin.ts';

export default defineConfig({
  // A cache of its own, so that the dev server of the app can run at the same time.
  cacheDir: 'node_modules/.vite-ladle',
  plugins: [react(), contractPlugin(), mockWorkerPlugin()],
  resolve: { tsconfigPaths: true },
  // Ladle imports these lazily. Found late, they would be bundled then, and the page would reload.
  optimizeDeps: { include: ['axe-core', 'msw/browser'] },
  build: { target: 'es2022' },
});
