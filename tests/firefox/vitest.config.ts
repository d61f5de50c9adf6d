import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from '../../scripts/contractPlugin.ts';
import { mockWorkerPlugin } from '../../scripts/mockWorkerPlugin.ts';
import { launchOptions } from './browser.mjs';

/**
 * Keys, one click and a count of layouts that the runner cannot do in Firefox, and a scroll position that Firefox
 * gives in parts of a pixel.
 */
const NOT_IN_FIREFOX = [
  'K5 the caret',
  'K5 the field shows',
  'K21 a frame',
  'K22 a grid shows',
  'K23 Tab',
];

/** The rules of the kit, in Firefox. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [react(), contractPlugin(), mockWorkerPlugin()],
  // If vite found these during a test, it would bundle them then and reload the page.
  optimizeDeps: {
    include: ['@tanstack/react-router', '@tanstack/router-core', 'ofetch', 'typesafe-i18n'],
  },
  test: {
    testTimeout: 60_000,
    testNamePattern: new RegExp(`^(?!.*(${NOT_IN_FIREFOX.join('|')}))`),
    setupFiles: './tests/siteConfig.ts',
    include: ['tests/kit/**/*.browser.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 800 },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'firefox' }],
    },
  },
});
