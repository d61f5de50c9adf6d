import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from '../scripts/contract-plugin.ts';
import { workerPlugin } from '../scripts/worker-plugin.ts';

export default defineConfig({
  // The app's dev server keeps its own cache, so both may run at once.
  cacheDir: 'node_modules/.vite-ladle',
  plugins: [react(), contractPlugin(), workerPlugin()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022' },
});
