import { noteServerTime } from '@kit/data/serverTime';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/stores/account/session';
import type { Host } from '../../src/stores/base/host';
import { MemoryStorage, SharedStorage } from '../helpers/memoryStorage';
import { createCommandBackend, createLocks, type Fate, logIn } from './commandBackend';
import { type CommandCase, commandCases } from './commandCases';

const NOW = Date.UTC(2026, 10, 20, 12);
const AWAY_MS = 2 * 3_600_000;
/** How many sequences of steps are tried for each command. */
const RUNS = Number(process.env.LOST_REPLIES_RUNS) || 150;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Step =
  | { do: 'tap' | 'doubleTap' | 'tapInBothTabs' | 'tapAndReload'; fates: Fate[] }
  | { do: 'reload' | 'changeTab' | 'expire' | 'stayAway' | 'failNextLooks' };

/** Two tabs of one browser, and a member who wants one thing at a time. */
function openBrowser(tested: CommandCase, isIdempotent: boolean) {
  const shared = new SharedStorage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('addEventListener', shared.listen);
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
  const backend = createCommandBackend(tested, isIdempotent);
  const storages = [new MemoryStorage(), new MemoryStorage()] as const;
  let current: 0 | 1 = 0;
  /** How often the member was told that it is done. An answer counts for what the member wanted at the tap. */
  const told = new Set<number>();
  /** What a shown notice of a tab is about. */
  const noticeFor = new Map<Host, number>();

  const opened: Host[] = [];

  function openTab(tab: 0 | 1) {
    vi.stubGlobal('sessionStorage', storages[tab]);
    const host = backend.openPage();
    opened.push(host);
    if (!host.use(createSession).isLoggedIn.peek()) logIn(host);
    return host;
  }
  const tabs: [Host, Host] = [openTab(0), openTab(1)];

  const isFinished = () => tested.isOnce && told.size === 1;

  /** The member reads what the pages say. */
  function readNotices() {
    for (const host of tabs) {
      const state = tested.notice(host).outcome.value?.state;
      const wanted = noticeFor.get(host);
      if (state === 'arrived' && wanted !== undefined) told.add(wanted);
      if (state !== 'checking' && state !== 'unchecked') noticeFor.delete(host);
    }
  }

  async function passTime() {
    await vi.advanceTimersByTimeAsync(30_000);
    readNotices();
  }

  /** Returns when the tap has been made. The answer comes with the time. */
  function tap(host: Host) {
    vi.stubGlobal('sessionStorage', storages[tabs.indexOf(host) as 0 | 1]);
    readNotices();
    if (!host.use(createSession).isLoggedIn.peek()) logIn(host);
    const wanted = told.size;
    // The button of an open question cannot be tapped.
    const state = tested.notice(host).outcome.value?.state;
    if (state === 'checking' || state === 'unchecked') {
      noticeFor.set(host, noticeFor.get(host) ?? wanted);
      void tested.notice(host).look();
      return;
    }
    tested.tap(host).then(
      (isDone) => {
        if (isDone) told.add(wanted);
        else noticeFor.set(host, noticeFor.get(host) ?? wanted);
      },
      () => {},
    );
  }

  function reload(tab: 0 | 1) {
    readNotices();
    tabs[tab] = openTab(tab);
    noticeFor.set(tabs[tab], told.size);
    tested.notice(tabs[tab]).resume();
  }

  async function run(step: Step) {
    const host = tabs[current];
    if ('fates' in step) {
      if (isFinished()) return;
      backend.fates.splice(0, Number.POSITIVE_INFINITY, ...step.fates);
    }
    switch (step.do) {
      case 'tap':
        tap(host);
        break;
      case 'doubleTap':
        tap(host);
        tap(host);
        break;
      case 'tapInBothTabs': {
        const before = told.size;
        tap(host);
        await vi.advanceTimersByTimeAsync(100);
        readNotices();
        // Impatient, and not told yet.
        if (told.size === before) tap(tabs[1 - current] as Host);
        break;
      }
      case 'tapAndReload':
        tap(host);
        await vi.advanceTimersByTimeAsync(100);
        reload(current);
        break;
      case 'reload':
        reload(current);
        break;
      case 'changeTab':
        current = current === 0 ? 1 : 0;
        break;
      case 'expire':
        host.use(createSession).expireSession();
        break;
      case 'stayAway':
        await vi.advanceTimersByTimeAsync(AWAY_MS);
        break;
      case 'failNextLooks':
        backend.setReadable(false);
        return;
    }
    await passTime();
    backend.setReadable(true);
    const { isLoggedIn } = host.use(createSession);
    if (!isLoggedIn.peek()) {
      logIn(host);
      noticeFor.set(host, told.size);
      tested.notice(host).resume();
      await passTime();
    }
    readNotices();
  }

  /** Else the timers of this browser would go on while the next ones are tested. */
  function close() {
    for (const host of opened) host.dispose();
  }

  return { made: backend.made, told, run, isFinished, close };
}

const fate = fc.constantFrom<Fate>(
  'answered',
  'lostRequest',
  'lostReply',
  'slow',
  'slowAndLost',
  'verySlow',
  'expired',
);
const fates = fc.array(fate, { minLength: 1, maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('tap', 'doubleTap', 'tapInBothTabs', 'tapAndReload'),
      fates,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('reload', 'changeTab', 'expire', 'stayAway', 'failNextLooks'),
    }),
  },
);

const kinds = commandCases.flatMap((tested) => [
  [tested.name, 'with idempotency', tested] as const,
  [tested.name, 'without idempotency', tested] as const,
]);

async function checkSteps(browser: ReturnType<typeof openBrowser>, steps: Step[]) {
  for (const next of steps) {
    await browser.run(next);
    expect(browser.made.length).toBeLessThanOrEqual(browser.told.size + 1);
    expect(browser.made.length).toBeGreaterThanOrEqual(browser.told.size);
  }
  // The member tries until it is done.
  for (let i = 0; i < 3; i++) {
    const before = browser.told.size;
    await browser.run({ do: 'tap', fates: ['answered'] });
    if (browser.isFinished() || browser.told.size > before) break;
  }
  expect(browser.made.length).toBe(browser.told.size);
  expect(browser.made.length).toBeGreaterThan(0);
}

test.each(kinds)(
  '%s, at a backend %s: never two for one, and none is lost',
  async (_, kind, tested) => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const browser = openBrowser(tested, kind === 'with idempotency');
      await checkSteps(browser, steps).finally(browser.close);
    });
    await fc.assert(property, { numRuns: RUNS });
  },
);
