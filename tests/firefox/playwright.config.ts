import { defineConfig } from 'playwright/test';
import { anyPort } from '../../scripts/ports.mjs';
import { launchOptions } from './browser.mjs';

process.env.FIREFOX_PORT ??= String(await anyPort());
const origin = `http://127.0.0.1:${process.env.FIREFOX_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/firefox',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    browserName: 'firefox',
    viewport: { width: 360, height: 800 },
    launchOptions,
  },
  webServer: {
    command: 'node scripts/run.mjs preview',
    cwd: '../..',
    url: origin,
    timeout: 180_000,
    env: { PORT: process.env.FIREFOX_PORT, HOST: '127.0.0.1' },
  },
});
