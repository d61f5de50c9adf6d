import { afterAll, vi } from 'vitest';
import { setLanguage } from '../src/i18n/locale';

// The files of a worker share its modules: none leaves anything behind for the next one.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await setLanguage('ES');
});
