import { expect, test, vi } from 'vitest';
import { afterLayout } from './afterLayout';
import { afterPaint } from './afterPaint';

test('it calls back once, after the callbacks of the next frame', async () => {
  const order: string[] = [];
  await new Promise<void>((done) => {
    afterPaint(() => {
      order.push('painted');
      requestAnimationFrame(() => done());
    });
    requestAnimationFrame(() => {
      order.push('frame');
      queueMicrotask(() => order.push('its microtask'));
    });
  });
  expect(order).toEqual(['frame', 'its microtask', 'painted']);
});

test('what was stopped, before or after the frame, is not called', async () => {
  const act = vi.fn();
  afterPaint(act)();
  const stop = afterPaint(act);
  await new Promise<void>((done) => {
    afterLayout(() => {
      stop();
      afterPaint(done);
    });
  });
  expect(act).not.toHaveBeenCalled();
});
