import { afterAll, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/locale';
import { noteServerTime } from '../../src/kit/data/serverTime';
import { moneyStyle } from '../../src/ui/content/formatMoney';
import { endHosts } from './endHosts';

const money = moneyStyle.peek();

// The files of a worker share its modules: none leaves anything behind for the next one.
afterAll(async () => {
  for (const end of endHosts) end();
  endHosts.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  moneyStyle.value = money;
  await setLanguage('ES');
  // The first call ends a difference of hours between device and server, the second one a difference of seconds.
  noteServerTime(new Date().toUTCString());
  noteServerTime(null);
});
