import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.mjs';
import { anyPort } from './scripts/ports.mjs';

// Workers read this file again: the first reading settles the port for all of them.
process.env.E2E_PORT ??= String(await anyPort());
/** With a throttled CPU everything takes longer, and nothing may fail for that. */
const slowness = Math.max(1, Number(process.env.E2E_CPU_THROTTLE ?? 1));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 20_000 * slowness,
  expect: { timeout: 5000 * slowness },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [{ name: 'phone' }],
  webServer: {
    command: 'node scripts/run.mjs preview',
    url: origin,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
