import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/createCall';
import { withRandom } from '../../kit/data/random';
import { createHost } from '../base/host';
import { createSystem } from '../site/system';
import { createDownload } from './download';

const settings = { downloads: [{ resourceType: 'Android', url: '/app/feria.apk' }] };
const call = (async () => settings) as unknown as Call;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function showDownload(chance: number) {
  const undo = withRandom(() => chance);
  const host = createHost(() => call);
  const stops = [host.retain(createSystem), host.retain(createDownload)];
  await vi.advanceTimersByTimeAsync(0);
  const stop = () => {
    for (const stop of [...stops, undo]) stop();
  };
  return { ...host.use(createDownload), stop };
}

test.each([
  [0, 45 * 60 + 20],
  [0.999_999, 59 * 60 + 59],
])(
  'S4.39 the bar counts from its shortest to its longest time: random number %d, %d s',
  async (chance, seconds) => {
    const { barLeft, stop } = await showDownload(chance);
    expect(barLeft.value).toBe(seconds);
    stop();
  },
);

test('S4.39 the bar closes when its time is over', async () => {
  const { isBarShown, barLeft, stop } = await showDownload(0);
  expect(isBarShown.value).toBe(true);
  await vi.advanceTimersByTimeAsync((barLeft.value - 1) * 1000);
  expect(isBarShown.value).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isBarShown.value).toBe(false);
  stop();
});

test('S4.39 the bar counts on while Home is left, and closes on the return, when its time is over', async () => {
  const undo = withRandom(() => 0);
  const host = createHost(() => call);
  const stopSystem = host.retain(createSystem);
  const leave = host.retain(createDownload);
  await vi.advanceTimersByTimeAsync(0);
  const { barLeft, isBarShown } = host.use(createDownload);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  const leaveAgain = host.retain(createDownload);
  expect(barLeft.value).toBe(45 * 60 + 20 - 60);
  leaveAgain();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const stop = host.retain(createDownload);
  expect(isBarShown.value).toBe(false);
  for (const end of [stop, stopSystem, undo]) end();
});

test.each([
  [0, 2 * 3600],
  [0.999_999, 9 * 3600 + 59 * 60 + 59],
])(
  'S4.40 the pop-up counts from its shortest to its longest time: random number %d, %d s',
  async (chance, seconds) => {
    const { popupLeft, stop } = await showDownload(chance);
    expect(popupLeft.value).toBe(seconds);
    stop();
  },
);

test.each([
  ['the native app', { userAgent: 'Chrome FeriaApp/1.0' }, false],
  ['the installed web app', { userAgent: 'Chrome' }, true],
])('S4.38 S6.13 there is no download bar in %s', async (_, navigator, matches) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const { isBarShown, stop } = await showDownload(0);
  expect(isBarShown.value).toBe(false);
  stop();
});
