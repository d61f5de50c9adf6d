import { isPageUsed, watchPageUse } from '@kit/web/pageUse';
import { expect, test, vi } from 'vitest';

test('a page counts as used from the first touch, key or scroll on', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const stop = watchPageUse();
  page.dispatchEvent(new Event('pointermove'));
  expect(isPageUsed.value).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(isPageUsed.value).toBe(true);
  stop();
  isPageUsed.value = false;
  vi.unstubAllGlobals();
});
