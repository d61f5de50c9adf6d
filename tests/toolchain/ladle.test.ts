import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../../fixtures/messages/notices';
import { BROWSER_ARGS, findBrowser } from '../../scripts/check/browser.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/ladle-');
let ladle: ChildProcess | undefined;
let workbench: { origin: string; output: () => string };
let browser: Browser | undefined;

beforeAll(async () => {
  workbench = await startLadle();
});

afterAll(async () => {
  await browser?.close();
  if (ladle) await new Promise((done) => ladle?.once('exit', done).kill());
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the workbench with an empty cache of its own. */
async function startLadle() {
  const port = await anyPort();
  const viteConfig = join(folder, 'vite.config.ts');
  writeFileSync(
    viteConfig,
    `import config from '../../.ladle/vite.config.ts';
    export default { ...config, cacheDir: '${folder}/vite' };`,
  );
  const options = JSON.stringify({ host: '127.0.0.1', port, viteConfig });
  const start = `(await import('@ladle/react/serve')).default(${options})`;
  ladle = spawn(process.execPath, ['--input-type=module', '--eval', start]);
  let output = '';
  for (const stream of [ladle.stdout, ladle.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  const origin = `http://127.0.0.1:${port}`;
  const isThere = async () => expect((await fetch(`${origin}/meta.json`)).ok).toBe(true);
  await vi.waitFor(isThere, { timeout: 60_000, interval: 100 });
  return { origin, output: () => output };
}

const SCRIPT = /<script[^>]+src="([^"]+)"/g;
const STATIC_IMPORT = /\b(?:from|import)\s*["']([./][^"']+)["']/g;
const DYNAMIC_IMPORT = /\bimport\s*\(\s*["']([./][^"']+)["']/g;

const addressesIn = (text: string, pattern: RegExp, base: string) =>
  [...text.matchAll(pattern)].map(([, path = '']) => new URL(path, base).href);

/**
 * Requests a page and everything that it may import, as a browser does: all that modules import statically,
 * and only then what they import on demand. Returns the addresses by status.
 */
async function requestAll(page: string) {
  const requested = new Set<string>();
  const byStatus = new Map<number, string[]>();
  let onDemand: string[] = [];

  async function request(url: string) {
    if (requested.has(url)) return;
    requested.add(url);
    const isPage = url === page;
    const reply = await fetch(url, { headers: { accept: isPage ? 'text/html' : '*/*' } });
    byStatus.set(reply.status, [...(byStatus.get(reply.status) ?? []), url]);
    const text = await reply.text();
    // The text of another file, with imports that are not those of the page.
    if (/[?&]raw/.test(url)) return;
    onDemand.push(...addressesIn(text, DYNAMIC_IMPORT, url));
    await Promise.all(addressesIn(text, isPage ? SCRIPT : STATIC_IMPORT, url).map(request));
  }

  await request(page);
  while (onDemand.length > 0) {
    const urls = onDemand;
    onDemand = [];
    await Promise.all(urls.map(request));
  }
  return byStatus;
}

test('the first start of the workbench bundles its packages once, so that no module is outdated', async () => {
  const { origin, output } = workbench;
  const byStatus = await requestAll(`${origin}/`);
  expect(byStatus.get(200)?.length).toBeGreaterThan(1_000);
  // A package that is found late is bundled then, and the page loads again.
  expect(output().match(/bundling dependencies/g)).toHaveLength(1);
  // "Outdated Optimize Dep" of Vite.
  expect(byStatus.get(504) ?? []).toEqual([]);
});

async function openStory(query: string) {
  browser ??= await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const page = await browser.newPage();
  await page.goto(`${workbench.origin}/?mode=preview&${query}`);
  return page;
}

test('a story of a screen shows the data of the mock', async () => {
  const page = await openStory('story=screens--notices--ready');
  const forPlayers = notices.filter(({ type }) => type === 'PL').map(({ texts }) => texts.ES.title);
  await page.getByText(forPlayers[0] ?? 'an announcement').waitFor({ timeout: 60_000 });
});

test('the app in a story has the theme of the address', async () => {
  const page = await openStory('story=screens--member--ready&theme=light');
  await page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: 60_000 });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});
