import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { createMotion } from './motion';

test('what moves stays paused on the next visit, until the user lets it move again', () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  const visit = () => createFakeHost().host.use(createMotion);
  const first = visit();
  expect(first.isPaused.value).toBe(false);
  first.toggle();
  const second = visit();
  expect(second.isPaused.value).toBe(true);
  second.toggle();
  expect(visit().isPaused.value).toBe(false);
  vi.unstubAllGlobals();
});
