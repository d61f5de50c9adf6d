import { createLifetime } from '@kit/data/lifetime';
import { unansweredCount } from '@kit/data/network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { BEFORE_RELOAD, startMissingChunkWatch } from './missingChunk';

const page = new EventTarget();
const server = vi.fn();
let life = createLifetime();
beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('location', { href: 'http://x/m/home' });
  vi.stubGlobal('fetch', server);
  server.mockReset();
});
afterEach(() => {
  life.end();
  unansweredCount.value = 0;
  vi.unstubAllGlobals();
});

const missing = () => server.mockResolvedValue(new Response('', { status: 404 }));
const present = () => server.mockResolvedValue(new Response(''));
const CHROMIUM = 'Failed to fetch dynamically imported module: ';

/** What Vite reports. Ends when the answer of the server is handled. */
async function fail(message: string) {
  const payload = new Error(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
}

function openPage() {
  const reload = vi.fn();
  life.end();
  life = createLifetime();
  startMissingChunkWatch(life, reload);
  return reload;
}

test('the page reloads once for each missing file, and says so before', async () => {
  missing();
  const order: string[] = [];
  page.addEventListener(BEFORE_RELOAD, () => order.push('said'), { once: true });
  const first = openPage().mockImplementation(() => order.push('reloaded'));
  await fail(`${CHROMIUM}http://x/assets/a.js`);
  expect(server).toHaveBeenCalledWith('http://x/assets/a.js', expect.anything());
  expect(order).toEqual(['said', 'reloaded']);
  const second = openPage();
  await fail(`${CHROMIUM}http://x/assets/a.js`);
  expect(second).not.toHaveBeenCalled();
  await fail('Unable to preload CSS for /assets/b.css');
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledTimes(1);
});

test('the page does not reload, when the storage is denied: it would do it for ever', async () => {
  missing();
  vi.stubGlobal('sessionStorage', undefined);
  const reload = openPage();
  await fail(`${CHROMIUM}http://x/assets/a.js`);
  expect(reload).not.toHaveBeenCalled();
});

test('the page reloads at the second failure of a script that is on the server', async () => {
  present();
  const reload = openPage();
  await fail('Importing a module script failed.');
  expect(reload).not.toHaveBeenCalled();
  await fail('Importing a module script failed.');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page reloads for a style sheet that is on the server: Vite loads it once', async () => {
  present();
  const reload = openPage();
  await fail('Unable to preload CSS for /assets/b.css');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page does not reload and looks for the server, when it does not answer', async () => {
  server.mockRejectedValue(new TypeError());
  const reload = openPage();
  await fail(`${CHROMIUM}http://x/assets/a.js`);
  await fail(`${CHROMIUM}http://x/assets/a.js`);
  expect(reload).not.toHaveBeenCalled();
  expect(unansweredCount.peek()).toBe(2);
});

test('a style sheet is loaded later, once, when the server does not answer', async () => {
  server.mockRejectedValue(new TypeError());
  const append = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  const reload = openPage();
  await fail('Unable to preload CSS for /assets/b.css');
  await fail('Unable to preload CSS for /assets/b.css');
  expect(reload).not.toHaveBeenCalled();
  expect(append).toHaveBeenCalledTimes(1);
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ href: '/assets/b.css' }));
});
