import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { renewSession } from '../../contract/account/session';
import { settings } from '../../contract/site/system';
import { createSystem } from '../site/system';
import { createSession } from './session';
import { createSessionUse } from './sessionUse';

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
  return { ...use, host, logIn, end, stop, renewals: () => requestsOf(renewSession).length };
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

test('S4.51 a session is renewed ten minutes after it was renewed, and not a moment earlier', async () => {
  const { onUse, renewals, stop } = await startUse();
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  onUse();
  expect(renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  onUse();
  expect(renewals()).toBe(1);
  stop();
});

test('S4.51 nothing is renewed, while nobody is logged in', async () => {
  const { host, onUse, renewals, stop } = await startUse();
  host.use(createSession).expireSession();
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  onUse();
  expect(renewals()).toBe(0);
  stop();
});

test('S4.51 a session that is not used ends exactly at the idle time, looked at twice a minute', async () => {
  const { end, stop } = await startUse(15);
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 1);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledOnce();
  stop();
});

test('S4.51 an idle time that is no whole number of looks ends at the next one', async () => {
  const { end, stop } = await startUse(0.6);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledOnce();
  stop();
});

test('S4.51 a game that is used longer than the idle time renews the session by itself', async () => {
  const { end, renewals, stop } = await startUse(15, () => true);
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect([renewals(), end.mock.calls.length]).toEqual([1, 0]);
  stop();
});

test('S4.51 nothing ends a session any more, when the watch was stopped', async () => {
  const { onUse, end, stop } = await startUse(15);
  stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  onUse();
  expect(end).not.toHaveBeenCalled();
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
  readonly sent: unknown[] = [];
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    ChannelOfTest.open.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
    for (const other of ChannelOfTest.open)
      if (other !== this && other.name === this.name)
        for (const listener of other.listeners) listener({ data });
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener);
  }
  removeEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.splice(this.listeners.indexOf(listener), 1);
  }
  close() {
    const at = ChannelOfTest.open.indexOf(this);
    if (at >= 0) ChannelOfTest.open.splice(at, 1);
  }
}

describe('in several tabs', () => {
  beforeEach(() => {
    ChannelOfTest.open.length = 0;
    vi.stubGlobal('BroadcastChannel', ChannelOfTest);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('S4.51 other tabs learn at the first use, and then every twenty seconds, that one is used', async () => {
    vi.setSystemTime(MINUTE);
    const { onUse, stop } = await startUse(15);
    const sent = () => ChannelOfTest.open.flatMap((channel) => channel.sent).length;
    onUse();
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE / 3 - 1);
    onUse();
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    onUse();
    expect(sent()).toBe(2);
    stop();
  });

  test('S4.51 the use by another member does not keep the session', async () => {
    const idle = await startUse(15);
    const other = await startUse(15);
    other.logIn('eva');
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    other.onUse();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(idle.end).toHaveBeenCalled();
    idle.stop();
    other.stop();
  });

  test('S4.51 a tab whose watch was stopped does not listen to others', async () => {
    const { stop } = await startUse(15);
    const listened = vi.spyOn(ChannelOfTest.prototype, 'removeEventListener');
    stop();
    expect(listened).toHaveBeenCalledOnce();
    listened.mockRestore();
  });
});

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
