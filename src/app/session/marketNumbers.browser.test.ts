import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/createCall';
import type { Settings } from '../../contract/site/system';
import { formatNumber } from '../../i18n/format';
import { country } from '../../i18n/locale';
import { createHost } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';
import { startMarketNumbers } from './marketNumbers';

let endHost = () => {};
afterEach(() => {
  endHost();
  country.value = undefined;
});

async function start(settings: Settings) {
  const host = createHost(() => (async () => settings) as unknown as Call);
  endHost = host.dispose;
  host.own(startMarketNumbers(host));
  await host.use(createSystem).loadSettings();
}

test.each([
  ['are written as in its country', 'ES', '1.234,5'],
  ['stay as they are without a country', undefined, '1,234.5'],
  ['stay as they are, when it is no code of a country', 'es-ES!', '1,234.5'],
])('S10.18 numbers of a market %s', async (_, code, written) => {
  const number = formatNumber(1234.5);
  expect(number.value).toBe('1,234.5');
  await start({ market: { name: 'es', ...(code && { country: code }) } });
  expect(number.value).toBe(written);
});
