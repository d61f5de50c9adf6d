import { noteServerTime } from '@kit/data/serverTime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '../../src/stores/account/session';
import { MemoryStorage } from '../helpers/memoryStorage';
import { createCommandBackend, createLocks, type Fate, logIn } from './commandBackend';
import { type CommandCase, commandCases } from './commandCases';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The looks take seven seconds, and a command that the server carries out slowly three. */
const passTime = () => vi.advanceTimersByTimeAsync(12_000);

/** A browser releases the locks of a page that is closed. */
const releaseLocks = () => vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });

function openPage(tested: CommandCase, ...fates: Fate[]) {
  const backend = createCommandBackend(tested, false);
  backend.fates.push(...fates);
  const host = backend.openPage();
  logIn(host);
  return { ...backend, host };
}

/** What the member is told in the end. */
async function tap(tested: CommandCase, host: ReturnType<typeof openPage>['host']) {
  const done = tested.tap(host).catch((error) => error);
  await passTime();
  const told = await done;
  const state = tested.notice(host).outcome.value?.state;
  if (told === true || state === 'arrived') return 'done';
  return state === 'missing' || told?.kind === 'notDone' ? 'not done' : told;
}

describe.each(commandCases.map((tested) => [tested.name, tested] as const))('%s', (_, tested) => {
  test.each(['lostReply', 'slowAndLost'] as const)(
    'is found at a backend without idempotency, after: %s',
    async (fate) => {
      const { host, made } = openPage(tested, fate);
      expect(await tap(tested, host)).toBe('done');
      expect(made).toHaveLength(1);
    },
  );

  test('may be sent again, when the request was lost', async () => {
    const { host, made } = openPage(tested, 'lostRequest');
    expect(await tap(tested, host)).toBe('not done');
    expect(made).toHaveLength(0);
    expect(await tap(tested, host)).toBe('done');
    expect(made).toHaveLength(1);
  });

  test('is looked for again before it is sent again, when the look failed', async () => {
    const { host, made, setReadable } = openPage(tested, 'lostReply');
    setReadable(false);
    await tap(tested, host);
    setReadable(true);
    const notice = tested.notice(host);
    void notice.look();
    await passTime();
    expect(notice.outcome.value?.state).toBe('arrived');
    expect(made).toHaveLength(1);
  });

  test('is looked for before it is sent again, when the device was offline for hours', async () => {
    const { host, made, openPage: reload, setReadable } = openPage(tested, 'lostReply');
    setReadable(false);
    await tap(tested, host);
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
    setReadable(true);
    expect(await tap(tested, reload())).toBe('done');
    expect(made).toHaveLength(1);
  });

  test('is sent once, when the device’s clock is wrong and no reply has the time of the server', async () => {
    noteServerTime(null);
    const { host, made, setAhead } = openPage(tested, 'lostReply');
    setAhead(-60_000);
    await tap(tested, host);
    await tap(tested, host);
    expect(made).toHaveLength(1);
  });

  test('is sent once, when the page is loaded again and the button tapped at once', async () => {
    const { host, made, openPage: reload } = openPage(tested, 'slow');
    void tested.tap(host);
    await vi.advanceTimersByTimeAsync(100);
    releaseLocks();
    expect(await tap(tested, reload())).toBe('done');
    expect(made).toHaveLength(1);
  });

  test('is sent once, when another tab sends it while the first one waits', async () => {
    const { host, made, openPage: openTab } = openPage(tested, 'verySlow');
    const first = tested.tap(host);
    await vi.advanceTimersByTimeAsync(100);
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    const otherTab = openTab();
    logIn(otherTab);
    expect(await tap(tested, otherTab)).toBe('done');
    expect(await first).toBe(true);
    expect(made).toHaveLength(1);
  });

  test('is not sent again, when the session ends while the app looks for it', async () => {
    const { host, made, openPage: reload } = openPage(tested, 'lostRequest');
    void tested.tap(host).catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
    releaseLocks();
    const page = reload();
    void tested.tap(page).catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
    page.use(createSession).expireSession();
    await passTime();
    expect(made).toHaveLength(0);
  });
});
