import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.mjs';
import { contractPlugin } from './scripts/contractPlugin.ts';
import { mockWorkerPlugin } from './scripts/mockWorkerPlugin.ts';

const browserTests = '**/*.browser.test.{ts,tsx}';
const backendTests = 'tests/backend/**/*.test.ts';
const resolve = { tsconfigPaths: true };

const node = {
  setupFiles: './tests/siteConfig.ts',
  environment: 'node',
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        resolve,
        plugins: [react()],
        test: {
          ...node,
          name: 'node',
          include: ['{src,mocks,fixtures,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, backendTests, '**/node_modules/**'],
        },
      },
      {
        resolve,
        // Each test has a database of its own, so the files can share the loaded backend.
        test: { ...node, name: 'backend', include: [backendTests], isolate: false },
      },
      {
        resolve,
        plugins: [react(), contractPlugin(), mockWorkerPlugin()],
        // If vite found these during a test, it would bundle them then and reload the page.
        optimizeDeps: { include: ['@tanstack/react-router', 'ofetch'] },
        test: {
          name: 'browser',
          setupFiles: './tests/siteConfig.ts',
          include: [`{src,mocks,tests}/${browserTests}`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
