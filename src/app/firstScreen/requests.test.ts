import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settle } from '../../../tests/helpers/fakeHost';
import { cacheKeyOf } from '../../api/cacheKey';
import type { Config } from '../../config/config';
import type { Built } from './built';
import { createRequests, type Visit } from './requests';

const visit = { language: 'ES', merchant: 'm', token: undefined, isInstalled: false } as Visit;
const config = { apiBase: 'https://api.test' } as Config;
const templates = { settings: '/settings', banners: '/banners', hot: '/hot' } as Built['requests'];

let answers: Map<string, (text: string) => void>;
const asked = () => [...answers.keys()];

beforeEach(() => {
  answers = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    return new Promise((resolve) => {
      answers.set(pathname, (text) => resolve(new Response(text)));
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page whose requests are answered by the worker, or not. `stored` has the texts of the last visit by path. */
function open(hasWorker: boolean, stored: Record<string, string> = {}, token?: string) {
  const headers = new Headers({ language: visit.language, merchant: visit.merchant });
  const texts = new Map(
    Object.entries(stored).map(([path, text]) => [
      cacheKeyOf({ url: config.apiBase + path, headers }),
      text,
    ]),
  );
  const match = async (key: string) => texts.has(key) && new Response(texts.get(key));
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } });
  const shown: string[] = [];
  const { send, ask } = createRequests(config, { ...visit, token }, templates);
  const known = (['settings', 'banners', 'hot'] as const).map((name) =>
    send(name, undefined, (text) => shown.push(text)),
  );
  return { shown, ask, known: Promise.all(known) };
}

test('a first visit requests everything at once, before the page requests templates and styles', async () => {
  const { shown, known } = open(false, { '/settings': 'old' });
  expect(asked()).toEqual(['/settings', '/banners', '/hot']);
  for (const [path, answer] of answers) answer(path);
  await known;
  expect(shown).toEqual(['/settings', '/banners', '/hot']);
  expect(await window.early?.['/settings']).toMatchObject({ _data: '/settings' });
});

test('a later visit shows what is stored, and requests all but the games when `ask` is called', async () => {
  const { shown, ask, known } = open(true, { '/settings': 'old 1', '/banners': 'old 2' });
  expect(asked()).toEqual(['/hot']);
  answers.get('/hot')?.('games');
  await known;
  expect(shown.toSorted()).toEqual(['games', 'old 1', 'old 2']);
  ask();
  await settle();
  expect(asked()).toEqual(['/hot', '/settings', '/banners']);
  answers.get('/settings')?.('new 1');
  await expect.poll(() => shown.at(-1)).toBe('new 1');
});

test('a later visit requests everything at once, when something is not stored', async () => {
  open(true, { '/settings': 'old' });
  await settle();
  expect(asked().toSorted()).toEqual(['/banners', '/hot', '/settings']);
});

test('the replies to a visitor may be stored, and those to a member may not', async () => {
  const storable = () => Object.keys(window.early ?? {}).filter((key) => key.startsWith('http'));
  open(false);
  expect(storable()).toEqual(
    ['/settings', '/banners', '/hot'].map(
      (path) => `https://api.test${path}?header-language=ES&header-merchant=m`,
    ),
  );
  open(false, {}, 'abc');
  expect(storable()).toEqual([]);
});
