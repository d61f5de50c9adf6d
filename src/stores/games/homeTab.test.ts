import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { createSession } from '../account/session';
import { createHomeTab } from './homeTab';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  return () => vi.unstubAllGlobals();
});

test('home shows the hot games alone on their tab, and all sections on the first one', () => {
  const { isHot, showCategory } = createFakeHost().host.use(createHomeTab);
  expect(isHot.value).toBe(false);
  showCategory('HOT');
  expect(isHot.value).toBe(true);
});

test('S4.03 home shows all sections after a logout, and stays on its tab after a login', () => {
  const { host, logIn } = createFakeHost();
  const { isHot, showCategory } = host.use(createHomeTab);
  showCategory('HOT');
  logIn('ana');
  expect(isHot.value).toBe(true);
  host.use(createSession).endSession();
  expect(isHot.value).toBe(false);
});
