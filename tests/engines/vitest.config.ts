import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from '../../scripts/build/contractPlugin.ts';
import { mockWorkerPlugin } from '../../scripts/build/mockWorkerPlugin.ts';
import type { Engine } from '../../scripts/check/findEngines.mjs';
import { webDriver } from './kit/webDriverProvider.ts';

/** The engine of this run: scripts/check/findEngines.mjs names it. */
const engine = process.env.ENGINE as Engine;

const resolve = { tsconfigPaths: true };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        plugins: [react(), contractPlugin(), mockWorkerPlugin()],
        // If vite found these during a test, it would bundle them then and reload the page.
        optimizeDeps: {
          include: ['@tanstack/react-router', 'ofetch', 'typesafe-i18n'],
        },
        test: {
          name: 'kit',
          testTimeout: 60_000,
          // On a busy machine React takes more than the second that `expect.poll` waits by default.
          expect: { poll: { timeout: 30_000 } },
          setupFiles: ['./tests/helpers/siteConfig.ts', './tests/helpers/cleanPage.ts'],
          include: [
            '{src,tests}/kit/**/*.browser.test.{ts,tsx}',
            'src/ui/movement/*.browser.test.{ts,tsx}',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 800 },
            provider: webDriver(),
            // With the start of the browser. The default of a minute is not enough on a busy machine.
            connectTimeout: 300_000,
            instances: [{ browser: engine }],
          },
        },
      },
      {
        resolve,
        test: {
          name: 'site',
          environment: 'node',
          globalSetup: './tests/engines/preview.ts',
          include: ['tests/engines/*.spec.ts'],
          fileParallelism: false,
          testTimeout: 480_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
