import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewSession } from '../../src/contract/session';
import { settings } from '../../src/contract/system';
import { createSession } from '../../src/stores/session';
import { createSessionUse } from '../../src/stores/sessionUse';
import { createSystem } from '../../src/stores/system';
import { createFakeHost } from './fakeHost';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

async function startUse(idleMinutes?: number, isPlaying = () => false) {
  const { host, reply, logIn, requestsOf } = createFakeHost();
  reply(settings, idleMinutes === undefined ? {} : { idleMinutes });
  logIn('ana');
  const stopSystem = host.retain(createSystem);
  await vi.advanceTimersByTimeAsync(0);
  const use = host.use(createSessionUse);
  const end = vi.fn();
  const stopIdle = use.watchIdle(end, isPlaying);
  const stop = () => {
    stopIdle();
    stopSystem();
  };
  return { ...use, host, end, stop, renewals: () => requestsOf(renewSession).length };
}

test('S4.51 a session is renewed while the app is used, at most every ten minutes', async () => {
  const { onUse, renewals, stop } = await startUse();
  for (let minute = 0; minute < 31; minute++) {
    onUse();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  expect(renewals()).toBe(3);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(renewals()).toBe(3);
  stop();
});

test('S4.51 a session that is not used ends after the idle time of the settings', async () => {
  const { onUse, end, stop } = await startUse(15);
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  onUse();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(end).toHaveBeenCalled();
  stop();
});

test('S4.51 a session ends at the first tap, when the device slept for longer than the idle time', async () => {
  const { onUse, end, renewals, stop } = await startUse(15);
  // The clock goes on during the sleep, timers do not.
  vi.setSystemTime(8 * 60 * MINUTE);
  onUse();
  expect(end).toHaveBeenCalledOnce();
  expect(renewals()).toBe(0);
  stop();
});

test('S4.51 a game in a frame keeps the session, when only the app above it is idle', async () => {
  const { onUse, end, stop } = await startUse(15, () => true);
  vi.setSystemTime(20 * MINUTE);
  onUse();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(end).not.toHaveBeenCalled();
  stop();
});

test('S4.51 a session has its whole idle time, when it begins after a long time as a visitor', async () => {
  const { host, end, stop } = await startUse(15);
  host.use(createSession).expireSession();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  void host.use(createSession).startSession({ token: 'b', merchantCode: 'feria', userName: 'b' });
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(end).toHaveBeenCalled();
  stop();
});

test.each([undefined, 0])(
  'no session ends for being idle, with the setting %s',
  async (minutes) => {
    const { end, stop } = await startUse(minutes);
    await vi.advanceTimersByTimeAsync(48 * 60 * MINUTE);
    expect(end).not.toHaveBeenCalled();
    stop();
  },
);

/** Delivers at once, so that the clock of the test alone says when. */
class ChannelOfTest {
  static readonly open: ChannelOfTest[] = [];
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    ChannelOfTest.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of ChannelOfTest.open)
      if (other !== this && other.name === this.name)
        for (const listener of other.listeners) listener({ data });
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener);
  }
  removeEventListener() {}
}

test('S4.51 a tab that is not used does not end the session, while another tab uses it', async () => {
  vi.stubGlobal('BroadcastChannel', ChannelOfTest);
  const idle = await startUse(15);
  const used = await startUse(15);
  for (let minute = 0; minute < 40; minute++) {
    used.onUse();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  expect(idle.end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(idle.end).toHaveBeenCalled();
  idle.stop();
  used.stop();
  vi.unstubAllGlobals();
});
