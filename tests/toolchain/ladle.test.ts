import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../../fixtures/messages/notices';
import { BROWSER_ARGS, findHeadlessShell } from '../../scripts/check/browser.mjs';
import { buildWorkbench } from '../../scripts/commands/buildWorkbench.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { deployBrand } from '../helpers/deployBrand';
import { unzip } from '../helpers/unzip';
import { serveFolder } from '../visual/serveFolder.mjs';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/ladle-');
let ladle: ChildProcess | undefined;
let workbench: { origin: string; output: () => string };
/** The built workbench: the dev server loads every module of a page by itself, which takes much longer. */
let built: Awaited<ReturnType<typeof serveFolder>> | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  buildWorkbench();
  built = await serveFolder('build');
  workbench = await startLadle();
});

afterAll(async () => {
  await browser?.close();
  built?.close();
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
  ladle = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    // Vite says each time that it has bundled packages.
    env: { ...process.env, DEBUG: 'vite:deps' },
  });
  let output = '';
  for (const stream of [ladle.stdout, ladle.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  const origin = `http://127.0.0.1:${port}`;
  const isThere = async () => expect((await fetch(`${origin}/meta.json`)).ok).toBe(true);
  await vi.waitFor(isThere, { timeout: 60_000, interval: 100 });
  return { origin, output: () => output };
}

async function openPage(address: string) {
  browser ??= await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGS });
  const page = await browser.newPage();
  await page.goto(address);
  return page;
}

const openStory = (query: string) => openPage(`${built?.address}?mode=preview&${query}`);

test('the workbench shows a screen with the data of the mock, and bundles its packages once', async () => {
  const { origin, output } = workbench;
  const page = await openPage(`${origin}/?mode=preview&story=screens--notices--ready`);
  // The mock writes the amounts of the others.
  const title = notices
    .filter(({ type }) => type === 'PL')
    .map(({ texts }) => texts.ES.title)
    .find((text) => !text.includes('{amount'));
  await page.getByText(title ?? 'an announcement').waitFor({ timeout: 60_000 });
  // A package that is found late is bundled then, and the page loads again.
  expect(output().match(/Dependencies bundled in/g)).toHaveLength(1);
});

test('the app in a story has the theme of the address', async () => {
  const page = await openStory('story=screens--member--ready&theme=light');
  await page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: 60_000 });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('the inspector shows the tokens and the key behind a text of the story', async () => {
  const page = await openPage(`${built?.address}?story=screens--login--ready`);
  const remember = page.frameLocator('iframe').getByText('Recordarme');
  await remember.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Inspect' }).click();
  const facts = page.getByRole('region', { name: 'Inspected element' });
  await expect
    .poll(
      async () => {
        // The story reacts until the inspector has loaded.
        await remember.click();
        return facts.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  const shown = await facts.innerText();
  for (const part of ['session.remember', 'Remember me', '--text', '--fs-14'])
    expect(shown).toContain(part);
});

test('the studio shows a brand in the real screens, repairs it, and its folder can be deployed', async () => {
  const page = await openStory('story=foundations--brandstudio--studio');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Sheet').click({ timeout: 60_000 });
  const sheet = page.frameLocator('iframe[title="Sheet, light"]');
  const accent = () =>
    sheet
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim());
  await sheet.getByRole('dialog').waitFor({ timeout: 60_000 });
  await page.getByLabel('Brand colour in hex').fill('#e4002b');
  await vi.waitFor(async () => expect(await accent()).toBe('#e4002b'));
  await page.getByLabel('Name of the brand').fill('Rojo');
  await page.keyboard.press('Enter');

  // Black cannot be read on a dark surface.
  const verdict = page.getByText(/pairs (can|cannot) be read/);
  expect(await verdict.textContent()).toMatch(/^All/);
  await page.getByText('Text', { exact: true }).click();
  await page.getByLabel('text, dark', { exact: true }).fill('#000000');
  expect(await verdict.textContent()).toMatch(/cannot/);
  await page.getByRole('button', { name: /text #/ }).click();
  expect(await verdict.textContent()).toMatch(/^All/);
  await button('Undo').click();
  expect(await verdict.textContent()).toMatch(/cannot/);
  await page.getByLabel('text-muted, light', { exact: true }).fill('#ffffff');
  await button('Repair all').click();
  expect(await verdict.textContent()).toMatch(/^All/);

  const radius = () =>
    sheet.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--r-16'));
  await page.getByRole('slider', { name: 'Corners' }).fill('0.5');
  await vi.waitFor(async () => expect(await radius()).toBe('calc(16px * 0.5)'));

  // The field for a file has no size. A browser scrolls to what has the focus.
  await page.getByLabel('Icon, square').focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const other = await (browser ?? expect.fail()).newPage();
  await other.goto(page.url());
  await other.getByText(/^All .* pairs can be read/).waitFor({ timeout: 60_000 });
  expect(await other.getByLabel('Name of the brand').inputValue()).toBe('Rojo');
  expect(await other.getByLabel('Brand colour in hex').inputValue()).toBe('#e4002b');
  expect(await other.getByRole('slider', { name: 'Corners' }).inputValue()).toBe('0.5');
  await other.evaluate(() => location.assign('#name=Azul&color=1d4ed8'));
  await vi.waitFor(async () =>
    expect(await other.getByLabel('Brand colour in hex').inputValue()).toBe('#1d4ed8'),
  );
  await other.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Download folder').click(),
  ]);
  expect(download.suggestedFilename()).toBe('rojo.zip');
  await page.getByText('rojo.zip is saved').waitFor();
  const files = Object.entries(unzip(readFileSync(await download.path())));
  const { config } = deployBrand(
    join(folder, 'brand'),
    Object.fromEntries(files.map(([name, bytes]) => [name.replace('rojo/', ''), bytes])),
  );
  expect(config.brand).toMatchObject({ name: 'Rojo', appIcon: '/rojo-icon-180.png' });
  expect(config.brand.colors.light.accent).toBe('#e4002b');
  expect(config.brand.style).toEqual({ corners: 0.5 });
});
