import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import type { Host } from '../../stores/base/host';
import { createUpdates } from './updates';

const SETTLED_MS = 3_000;
const ANSWER_MS = 200;

/** What the tabs of one browser share: the service worker of the site, and its next release. */
class Site extends EventTarget {
  installing = null;
  waiting = { postMessage: vi.fn() };
  update = vi.fn(async () => {});
}

/** Delivers at once, so that only the clock has to be moved. */
class Channel extends EventTarget {
  static all: Channel[] = [];
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.all.push(this);
  }
  close() {
    Channel.all = Channel.all.filter((channel) => channel !== this);
  }
  postMessage(data: unknown) {
    for (const channel of Channel.all)
      if (channel !== this && channel.name === this.name)
        channel.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const reload = vi.fn();
let site: Site;

beforeEach(() => {
  site = new Site();
  Channel.all = [];
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('location', { reload, pathname: '/m', search: '', origin: 'http://x', href: '' });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, getElementById: () => null }),
  );
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A tab has a host of its own, and the worker of the site. */
async function openTab(isBusyAtFirst = false) {
  const isTabBusy = signal(isBusyAtFirst);
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const channels = Channel.all.length;
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: () => {} },
    startMessages: () => {},
    register: async () => site,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const { host } = createFakeHost();
  const updates = createUpdates({
    ...host,
    use: () => ({ isTabBusy }),
    retain: () => () => {},
  } as unknown as Host);
  await updates.watch();
  vi.advanceTimersByTime(SETTLED_MS);
  expect(updates.isUpdateOffered.value).toBe(!isBusyAtFirst);
  return {
    ...updates,
    isTabBusy,
    close() {
      window.dispatchEvent(new Event('pagehide'));
      Channel.all.splice(channels);
    },
    /** The new worker has taken over. */
    replaceWorker: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

const skips = () => site.waiting.postMessage.mock.calls;

test('S9.27 a new release is looked for every 60 s', async () => {
  await openTab();
  vi.advanceTimersByTime(60_000 - SETTLED_MS - 1);
  expect(site.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(site.update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(site.update).toHaveBeenCalledTimes(2);
});

test('S9.27 an update that is accepted in one tab reloads every tab, when none is busy', async () => {
  const tab = await openTab();
  const other = await openTab();
  tab.acceptUpdate();
  vi.advanceTimersByTime(ANSWER_MS);
  expect(skips()).toEqual([[{ type: 'SKIP_WAITING' }]]);
  for (const { replaceWorker } of [tab, other]) replaceWorker();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('S9.27 an accepted update waits for a deposit in another tab, and for the data of the screen after it', async () => {
  const tab = await openTab();
  const other = await openTab(true);
  tab.acceptUpdate();
  vi.advanceTimersByTime(60_000);
  expect(tab.isUpdateDelayed.value).toBe(true);
  other.isTabBusy.value = false;
  vi.advanceTimersByTime(SETTLED_MS - 1);
  expect(skips()).toEqual([]);
  vi.advanceTimersByTime(1 + ANSWER_MS);
  expect(skips()).toHaveLength(1);
  expect(tab.isUpdateDelayed.value).toBe(false);
  for (const { replaceWorker } of [tab, other]) replaceWorker();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('S9.27 an accepted update waits for its own tab too, when a deposit has begun there meanwhile', async () => {
  const tab = await openTab();
  const other = await openTab(true);
  tab.acceptUpdate();
  vi.advanceTimersByTime(ANSWER_MS);
  tab.isTabBusy.value = true;
  other.isTabBusy.value = false;
  vi.advanceTimersByTime(60_000);
  expect(skips()).toEqual([]);
  tab.isTabBusy.value = false;
  vi.advanceTimersByTime(SETTLED_MS + ANSWER_MS);
  expect(skips()).toHaveLength(1);
});

test('S9.27 an accepted update does not wait for a tab with a deposit that was closed', async () => {
  const tab = await openTab();
  const other = await openTab(true);
  tab.acceptUpdate();
  vi.advanceTimersByTime(60_000);
  expect(tab.isUpdateDelayed.value).toBe(true);
  other.close();
  vi.advanceTimersByTime(ANSWER_MS);
  expect(skips()).toHaveLength(1);
});

test('S9.27 a tab that became busy meanwhile reloads when it is free again', async () => {
  const tab = await openTab();
  tab.isTabBusy.value = true;
  tab.replaceWorker();
  expect(reload).not.toHaveBeenCalled();
  tab.isTabBusy.value = false;
  expect(reload).toHaveBeenCalledOnce();
});
