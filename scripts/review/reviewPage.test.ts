import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveFolder } from '../../tests/visual/serveFolder.mjs';
import { BROWSER_ARGS, findHeadlessShell } from '../check/browser.mjs';
import { readDecisions } from './decisions.mjs';
import { shotFile, THEMES } from './draw.mjs';
import { createReviewServer } from './serveReview.mjs';
import { saveReview, writeReview } from './writeReview.mjs';

const WIDTHS = [360, 768];
const about = {
  base: { hash: 'aaaaaaa', date: '2026-11-26', subject: 'Before' },
  head: { hash: 'bbbbbbb', date: '2026-11-27', subject: 'After', isDirty: false },
};
const keptPicture = Buffer.from('RIFF....WEBPkept');

let browser: Browser;
/** Of a repository, with a built workbench in `build`. */
let root = '';

/** Pictures of stories: a square with corners of a radius. */
async function drawSquares(folder: string, radiusOf: Record<string, number>) {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 80, height: 60 } });
  for (const [id, radius] of Object.entries(radiusOf)) {
    await page.setContent(
      `<div style="width:40px;height:40px;background:red;border-radius:${radius}px"></div>`,
    );
    for (const width of WIDTHS)
      for (const theme of THEMES)
        await page.screenshot({ path: shotFile(folder, id, width, theme) });
  }
  await page.close();
}

const story = (id: string, sides = { isBefore: true, isAfter: true }) => ({
  ...{ id, name: id.split('--').join(' › '), causes: ['src/ui/feedback/Badge.css'] },
  ...sides,
});

/** A review of a planted change: one story is rounder, one is as before, one is gone. */
const made = mkdtempSync(join(tmpdir(), 'feria-review-'));

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGS });
  const [before, after, folder] = ['before', 'after', 'build/review'].map((name) =>
    join(made, name),
  ) as [string, string, string];
  await drawSquares(before, {
    'ui--badge--states': 4,
    'ui--card--states': 8,
    'ui--old--states': 0,
  });
  await drawSquares(after, { 'ui--badge--states': 16, 'ui--card--states': 8 });
  const stories = [
    story('ui--badge--states'),
    story('ui--card--states'),
    story('ui--old--states', { isBefore: true, isAfter: false }),
  ];
  const review = await writeReview({
    ...{ browser, stories, before, after, widths: WIDTHS, folder, about },
  });
  mkdirSync(join(folder, 'kept'));
  writeFileSync(join(folder, 'kept/ui--badge--states.webp'), keptPicture);
  for (const each of review.stories) each.keeps = each.id === 'ui--badge--states';
  saveReview(folder, review);
  writeFileSync(join(made, 'build/index.html'), '<link rel="icon" href="data:," />The workbench');
});
afterAll(async () => {
  await browser.close();
  rmSync(made, { recursive: true });
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feria-review-'));
  cpSync(join(made, 'build'), join(root, 'build'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

async function serve() {
  const server: Server = createReviewServer({ folder: join(root, 'build'), root, by: 'Lucía' });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/review/`, close: () => server.close() };
}

/** The page, and what it wrote to the console. */
async function openReview(address: string, viewport = { width: 1280, height: 800 }) {
  const page = await browser.newPage({ viewport });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  return { page, errors };
}

const imageOf = (name: string) => join(root, `tests/visual/images/${name}.webp`);
const openStory = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click();

test('the page shows the stories that differ, and accepting one writes its picture and the decision', async () => {
  const { address, close } = await serve();
  const { page, errors } = await openReview(address);
  const links = page.getByRole('navigation').getByRole('link');
  await expect.poll(() => links.allInnerTexts()).toHaveLength(2);
  await openStory(page, 'badge');
  await page.getByLabel('Note').fill('Rounder, as agreed.');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Accepted by Lucía').waitFor();
  expect(readFileSync(imageOf('ui--badge--states'))).toEqual(keptPicture);
  expect(readDecisions(root)).toMatchObject([
    {
      ...{ story: 'ui--badge--states', decision: 'accepted', note: 'Rounder, as agreed.' },
      ...{ by: 'Lucía', commit: 'bbbbbbb' },
    },
  ]);
  await page.reload();
  await page.getByText('Accepted by Lucía').waitFor();
  await page.getByRole('link', { name: 'Open in the workbench' }).click();
  await page.getByText('The workbench').waitFor();
  expect(new URL(page.url()).search).toBe('?story=ui--badge--states');
  // The security policy of the page would have written errors.
  expect(errors).toEqual([]);
  await page.close();
  close();
});

test('a story is decided and left by keys, and its views by arrow keys', async () => {
  const { address, close } = await serve();
  const { page } = await openReview(address);
  await openStory(page, 'badge');
  const line = page.getByRole('slider');
  await line.focus();
  await page.keyboard.press('ArrowRight');
  expect(await line.inputValue()).toBe('51');
  await page.getByRole('radio', { name: 'Slider' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Switch' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('img', { name: /magenta/ }).waitFor();
  await page.keyboard.press('r');
  await page.getByText('Rejected by Lucía').waitFor();
  await page.keyboard.press('j');
  await page.getByText('The story is gone').waitFor();
  expect(readDecisions(root)).toMatchObject([{ decision: 'rejected' }]);
  await page.close();
  close();
});

test('on a static host the decisions are downloaded, with the picture of an accepted story', async () => {
  const server = await serveFolder(join(root, 'build/review'));
  const { page, errors } = await openReview(server.address);
  await openStory(page, 'badge');
  await page.keyboard.press('a');
  await openStory(page, 'old');
  await page.keyboard.press('r');
  await page.getByLabel('Your name').fill('Ana');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download decisions (2)' }).click();
  const file = await (await downloading).path();
  const { decisions } = JSON.parse(readFileSync(file, 'utf8'));
  expect(decisions).toMatchObject([
    {
      ...{ story: 'ui--badge--states', decision: 'accepted', by: 'Ana', commit: 'bbbbbbb' },
      picture: keptPicture.toString('base64'),
    },
    { story: 'ui--old--states', decision: 'rejected', isGone: true },
  ]);
  expect(errors).toEqual([]);
  await page.close();
  server.close();
});

/** Unlike fetch, it can send any host. */
const statusOf = (port: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, fail) => {
    const sent = request({ port, path: '/review/decisions', method: 'POST', headers }, (reply) =>
      done(reply.resume().statusCode),
    );
    sent.on('error', fail).end('{"story":"ui--badge--states","decision":"accepted"}');
  });

test('another site that is open in the browser writes nothing', async () => {
  const { address, close } = await serve();
  const send = (headers: Record<string, string>) =>
    fetch(`${address}decisions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ story: 'ui--badge--states', decision: 'accepted' }),
    });
  const json = { 'content-type': 'application/json' };
  expect((await send({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect(
    (await send({ origin: new URL(address).origin, 'content-type': 'text/plain' })).status,
  ).toBe(403);
  const { port } = new URL(address);
  const rebound = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
  expect(await statusOf(port, { ...json, ...rebound })).toBe(403);
  expect(readDecisions(root)).toEqual([]);
  expect((await send({ ...json, origin: new URL(address).origin })).status).toBe(200);
  close();
});

test.each([
  [360, 'dark'],
  [360, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
] as const)(
  'the page at %i px in the %s theme has no faults of axe and does not scroll sideways',
  async (width, colorScheme) => {
    const { address, close } = await serve();
    const { page } = await openReview(address, { width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openStory(page, 'badge');
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await loaded.run(document);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    });
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
    close();
  },
);
