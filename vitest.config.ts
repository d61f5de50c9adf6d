import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from './scripts/build/contractPlugin.ts';
import { mockWorkerPlugin } from './scripts/build/mockWorkerPlugin.ts';
import { BROWSER_ARGS, findHeadlessShell } from './scripts/check/browser.mjs';

const browserTests = '**/*.browser.test.{ts,tsx}';
/** Tests that replace modules by vi.mock, or need them unused: each has its modules to itself. */
const isolatedTests = '**/*.isolated.test.{ts,tsx}';
const resolve = { tsconfigPaths: true };

const node = {
  setupFiles: ['./tests/helpers/siteConfig.ts', './tests/helpers/resetAfterFile.ts'],
  environment: 'node',
  // More room for young objects than by default, so less garbage collection: a run needs 7 % less CPU.
  execArgv: ['--max-semi-space-size=64'],
  // Hooks start servers and browsers, which takes long while other processes use the CPU.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    // The default leaves one core free. On a machine with two, all tests would share the other one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve,
        plugins: [react()],
        test: {
          ...node,
          name: 'node',
          include: ['{src,mocks,fixtures,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, isolatedTests, '**/node_modules/**'],
          // The files of a worker share the modules that it has loaded: half the time of the run.
          isolate: false,
        },
      },
      { resolve, test: { ...node, name: 'isolated', include: [isolatedTests] } },
      {
        resolve,
        plugins: [react(), contractPlugin(), mockWorkerPlugin()],
        // If vite found these during a test, it would bundle them then and reload the page.
        optimizeDeps: { include: ['@tanstack/react-router', 'ofetch'] },
        test: {
          name: 'browser',
          // Two pages, because a test often waits for its page. By default a machine with two cores would have one.
          maxWorkers: 2,
          testTimeout: 60_000,
          // On a busy machine React takes more than the second that `expect.poll` waits by default.
          expect: { poll: { timeout: 10_000 } },
          // The files share these pages: half the CPU of a page for each.
          isolate: false,
          setupFiles: [
            './tests/helpers/siteConfig.ts',
            './tests/helpers/cleanPage.ts',
            './tests/helpers/resetAfterFile.ts',
          ],
          include: [`{src,mocks,tests}/${browserTests}`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A browser paints nothing of a transparent frame, which saves a tenth of the CPU. Layout, focus and taps stay as they are,
            // but the browser notices no layout shifts (tests/screens/games/layoutShifts.ts).
            orchestratorScripts: [{ content: "document.documentElement.style.opacity = '0'" }],
            viewport: { width: 360, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: findHeadlessShell(), args: BROWSER_ARGS },
              // Larger than the frame of the tests in it, so that a click in the frame never scrolls this window.
              contextOptions: { viewport: { width: 1280, height: 1000 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
