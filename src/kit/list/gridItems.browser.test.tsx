import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw, prepareGridPage, scrollAndSettle } from '../../../tests/helpers/drawGrid';
import { mount, settled } from '../../../tests/helpers/mount';

prepareGridPage();

test('K24 onEnd is called within endDistance of the end, and not before', async () => {
  const onEnd = vi.fn();
  const count = signal(60);
  mount(draw({ count, onEnd, endDistance: 300 }));
  await settled();
  const end = 20 * 168 - innerHeight;
  await scrollAndSettle(end - 320);
  expect(onEnd).not.toHaveBeenCalled();
  await scrollAndSettle(end - 290);
  expect(onEnd).toHaveBeenCalled();
  onEnd.mockClear();
  count.value = 120;
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  await scrollAndSettle(1e9);
  expect(onEnd).toHaveBeenCalled();
});

test('K24 onEnd is called at once, when the items do not fill the window, but not for an empty list', async () => {
  const onEnd = vi.fn();
  const count = signal(0);
  mount(draw({ count, onEnd }));
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  count.value = 6;
  // In Firefox the list may not be measured yet: two frames can come before its timer.
  await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(0);
});

test('K24 onEnd is called, when the window grows beyond the last item: there is nothing to scroll then', async () => {
  const onEnd = vi.fn();
  await page.viewport(390, 400);
  mount(draw({ count: signal(15), onEnd, endDistance: 100 }));
  await settled();
  expect(onEnd).not.toHaveBeenCalled();
  await page.viewport(390, 844);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
});

test('K26 onExpect gets the items on the screen, also after a jump, and five screens ahead after a scroll', async () => {
  const onExpect = vi.fn();
  mount(draw({ onExpect, overscan: 1 }));
  const rows = (height: number) => Math.floor(height / 168);
  // It is called by a timer, which engines run before or after the next frame.
  await expect.poll(() => onExpect.mock.calls).toEqual([[0, (rows(innerHeight) + 2) * 3 - 1]]);
  await scrollAndSettle(8400);
  await expect
    .poll(() => onExpect.mock.lastCall)
    .toEqual([49 * 3, (50 + rows(innerHeight) + 2) * 3 - 1]);
  await scrollAndSettle(8500);
  await scrollAndSettle(16_800);
  await expect
    .poll(() => onExpect.mock.lastCall)
    .toEqual([99 * 3, (100 + rows(6 * innerHeight) + 2) * 3 - 1]);
});

test('K26 a list that grows when it is asked for items causes no loop of observers', async () => {
  const errors: string[] = [];
  const onError = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', onError);
  // What follows the size of the page gets no notification in a loop.
  const observer = new ResizeObserver(() => {});
  observer.observe(document.documentElement);
  const count = signal(12);
  const grow = () => {
    count.value = 60;
  };
  const { container } = mount(draw({ count, onExpect: grow }));
  await expect.poll(() => container.clientHeight).toBe(20 * 168);
  await settled();
  observer.disconnect();
  removeEventListener('error', onError);
  expect(errors).toEqual([]);
});
