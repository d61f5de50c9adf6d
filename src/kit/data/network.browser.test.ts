import { isOnline, watchNetwork } from '@kit/data/network';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

test('isOnline follows the browser from watchNetwork until its stop', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(isOnline.value).toBe(true);
  const stop = watchNetwork();
  expect(isOnline.value).toBe(false);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(isOnline.value).toBe(true);
  stop();
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(isOnline.value).toBe(true);
});
