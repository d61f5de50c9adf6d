import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser, findHeadlessShell } from './scripts/check/browser.mjs';
import { anyPort } from './scripts/serve/ports.mjs';
import { slowness } from './tests/e2e/helpers/slowness';

// Workers read this file again: the first reading settles the port for all of them.
process.env.E2E_PORT ??= String(await anyPort());
process.env.LITERAL_PORT ??= String(await anyPort());
process.env.LITERAL_API_PORT ??= String(await anyPort());
const localOrigin = (port: string | undefined) => `http://127.0.0.1:${port}`;
const origin = localOrigin(process.env.E2E_PORT);
/** The same build with a backend that knows only the specification (tests/literal). */
const literalOrigin = localOrigin(process.env.LITERAL_PORT);
const literalBackend = localOrigin(process.env.LITERAL_API_PORT);

// A wait for what it prints is shorter than one for its address, which is asked for once a second.
const preview = {
  command: 'node scripts/run.mjs preview',
  wait: { stdout: /is running/ },
  timeout: 180_000,
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // On a machine with two cores, four workers use the time in which their pages wait: 74 s for 77 tests, in place of 79 with three.
  workers: Math.max(4, availableParallelism() - 1),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // With a throttled CPU everything takes longer, and nothing may fail for that.
  timeout: 45_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Drawing movements takes a fifth of the CPU. Tests of movements switch them on: `test.use(withMotion)`.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that need a service worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findHeadlessShell(), args: BROWSER_ARGS },
  },
  // The demo is built for its tests. At the end, the other workers would have nothing to do meanwhile.
  projects: [
    {
      name: 'chrome',
      testMatch: '**/*.chrome.spec.ts',
      use: {
        ...(findBrowser() ? {} : { channel: 'chromium' }),
        launchOptions: {
          executablePath: findBrowser(),
          args: BROWSER_ARGS,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'literal', testMatch: '**/e2e/literal/*.spec.ts', use: { baseURL: literalOrigin } },
    { name: 'phone', testIgnore: ['**/e2e/literal/**', '**/*.chrome.spec.ts'] },
  ],
  webServer: [
    { ...preview, env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1' } },
    {
      command: 'node tests/literal/server.mjs',
      wait: { stdout: /answers at/ },
      env: { PORT: process.env.LITERAL_API_PORT },
    },
    {
      ...preview,
      env: { PORT: process.env.LITERAL_PORT, HOST: '127.0.0.1', API_TARGET: literalBackend },
    },
  ],
});
