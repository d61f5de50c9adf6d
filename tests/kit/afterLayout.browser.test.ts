import { afterLayout } from '@kit/afterLayout';
import { expect, test } from 'vitest';

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
