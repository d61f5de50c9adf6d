import { expect, test, vi } from 'vitest';
import { anySignal } from './anySignal';

test.each([0, 1])('aborts with signal %i of the given ones', (index) => {
  const controllers = [new AbortController(), new AbortController()];
  const { signal } = anySignal(...controllers.map((controller) => controller.signal));
  expect(signal.aborted).toBe(false);
  controllers[index]?.abort();
  expect(signal.aborted).toBe(true);
});

test('is aborted from the start, when one of the signals is', () => {
  expect(anySignal(undefined, AbortSignal.abort()).signal.aborted).toBe(true);
});

test('leaves no listener behind, after its release', () => {
  const { signal } = new AbortController();
  const add = vi.spyOn(signal, 'addEventListener');
  const remove = vi.spyOn(signal, 'removeEventListener');
  anySignal(signal).release();
  expect(remove.mock.calls).toEqual(add.mock.calls);
  expect(add).toHaveBeenCalledOnce();
});
