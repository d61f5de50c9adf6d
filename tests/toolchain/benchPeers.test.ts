import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_ARGS, findHeadlessShell } from '../../scripts/check/browser.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { buildPeer } from '../bench/build.mjs';
import { servePeers } from '../bench/serve.mjs';

test('the benchmark builds the page with the components of the app, which shows its games', async () => {
  expect(await buildPeer('feria')).toBeGreaterThan(50_000);
  const { origin, close } = await servePeers(await anyPort());
  onTestFinished(() => void close());
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: BROWSER_ARGS,
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${origin}/feria/index.html`);
  await expect.poll(() => page.locator('.gamecard').count()).toBeGreaterThan(8);
  expect(errors).toEqual([]);
}, 60_000);
