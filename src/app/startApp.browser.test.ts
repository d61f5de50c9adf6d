import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../tests/helpers/fakeHost';
import { countOpen } from '../../tests/helpers/openThings';
import type { Host } from '../stores/base/host';
import { createApp } from './createApp';
import { createCurrentRoute } from './navigation/currentRoute';
import type { AppRouter } from './navigation/router';
import { startApp } from './startApp';
import { startAfterIdle } from './updates/startAfterIdle';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../stores/*/*.ts', '!**/*.test.ts', '!../stores/base/*'],
  { eager: true },
);
/** Made by a store, and not by the host. */
const PARTS = [
  'createSignInSdk',
  'createMatcher',
  'createPagedRows',
  'createFixedRows',
  'createFavouriteRows',
];
const stores = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => /^create[A-Z]/.test(name) && !PARTS.includes(name))
    .map(([, factory]) => factory as (host: Host) => unknown),
);

/** It never navigates. */
const router = {
  state: { location: { href: '/m/home', state: {} } },
  subscribe: () => () => {},
  history: { subscribe: () => () => {} },
} as unknown as AppRouter;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** An app with every store of the product in use, by a member. */
async function openApp() {
  const { host, logIn } = createFakeHost();
  const app = createApp(router, host);
  startApp(host, router, app);
  await startAfterIdle(host, router, app);
  logIn('ana');
  for (const store of stores) host.retain(store);
  return host;
}

test('a hundred apps that were opened and closed leave no listener, channel, observer or timer', {
  timeout: 60_000,
}, async () => {
  const open = countOpen();
  let most = 0;
  for (let at = 0; at < 100; at++) {
    const host = await openApp();
    most = Math.max(most, ...Object.values(open()));
    host.dispose();
  }
  expect(most).toBeGreaterThan(50);
  expect(open()).toEqual({ listeners: 0, channels: 0, observers: 0, intervals: 0, timeouts: 0 });
});

test('S2.34 the document keeps its title, until the title of the page is loaded', () => {
  document.title = 'Feria';
  const { host } = createFakeHost();
  const title = signal('');
  Object.assign(host.use(createCurrentRoute), { title });
  startApp(host, router, createApp(router, host));
  expect(document.title).toBe('Feria');
  title.value = 'Sala de juegos';
  expect(document.title).toBe('Sala de juegos · Feria');
});

test('calls that are under way are aborted, when the app ends', async () => {
  const { host, requests } = createFakeHost();
  const app = createApp(router, host);
  startApp(host, router, app);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0));
  host.dispose();
  expect(requests.map(({ options }) => options.signal?.aborted)).not.toContain(false);
});
