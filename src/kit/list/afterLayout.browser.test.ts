import { afterLayout } from '@kit/list/afterLayout';
import { expect, test, vi } from 'vitest';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('calls back once, after the layout of the page', async () => {
  const order: string[] = [];
  afterLayout(() => order.push('layout'));
  requestAnimationFrame(() => order.push('before the layout'));
  expect(order).toEqual([]);
  await nextFrame();
  document.body.style.height = '3000px';
  await nextFrame();
  await nextFrame();
  document.body.style.height = '';
  expect(order).toEqual(['before the layout', 'layout']);
});

test('does not call back, when it was stopped before the layout', async () => {
  let isCalled = false;
  afterLayout(() => {
    isCalled = true;
  })();
  await nextFrame();
  await nextFrame();
  expect(isCalled).toBe(false);
});

test('calls back before an observer of sizes that was made earlier in the page, which may change it', async () => {
  const order: string[] = [];
  const observer = new ResizeObserver(() => order.push('observer'));
  // Both are called in the same frame.
  requestAnimationFrame(() => observer.observe(document.body));
  afterLayout(() => order.push('after the layout'));
  await nextFrame();
  await nextFrame();
  observer.disconnect();
  expect(order).toEqual(['after the layout', 'observer']);
});

test('calls back another time, when it is asked in the callback', async () => {
  const order: string[] = [];
  afterLayout(() => {
    order.push('first');
    afterLayout(() => order.push('second'));
  });
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(order).toEqual(['first', 'second']);
});

test('does not call back, when an earlier callback of the same frame has stopped it', async () => {
  const order: string[] = [];
  let stop = () => {};
  afterLayout(() => {
    order.push('first');
    stop();
  });
  stop = afterLayout(() => order.push('stopped'));
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(order).toEqual(['first']);
});

test('an error of one callback is reported, and the others of its frame are called', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const error = new Error('first');
  let isCalled = false;
  afterLayout(() => {
    throw error;
  });
  afterLayout(() => {
    isCalled = true;
  });
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(report.mock.calls).toEqual([[error]]);
  expect(isCalled).toBe(true);
  report.mockRestore();
});
