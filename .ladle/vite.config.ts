import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from '../scripts/build/contractPlugin.ts';
import { mockWorkerPlugin } from '../scripts/build/mockWorkerPlugin.ts';
import { pseudoLanguagePlugin } from './workbench/language/pseudoLanguagePlugin.ts';
import { brandPlugin } from './workbench/plugins/brandPlugin.ts';
import { componentNotesPlugin } from './workbench/plugins/componentNotesPlugin.ts';
import { keepMswPlugin } from './workbench/plugins/keepMswPlugin.ts';
import { wordUsesPlugin } from './workbench/plugins/wordUsesPlugin.ts';

export default defineConfig({
  // A cache of its own, so that the dev server of the app can run at the same time.
  cacheDir: 'node_modules/.vite-ladle',
  plugins: [
    react(),
    brandPlugin(),
    contractPlugin(),
    mockWorkerPlugin(),
    keepMswPlugin(),
    pseudoLanguagePlugin(),
    componentNotesPlugin(),
    wordUsesPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each story needs all texts of a language: one request instead of fifty.
            { name: (id) => /\/src\/i18n\/([a-z-]+)\/\w+\/\w+\.ts$/.exec(id)?.[1] },
          ],
        },
      },
    },
  },
});
