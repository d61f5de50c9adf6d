import { afterEach, expect, test } from 'vitest';
import { settled } from '../../../tests/helpers/mount';
import type { Call } from '../../api/createCall';
import type { Settings } from '../../contract/site/system';
import { loadInUse } from '../../i18n/dictionaries';
import { formatNumber } from '../../i18n/format';
import type { Language } from '../../i18n/languages';
import { country, language, setLanguage } from '../../i18n/locale';
import { createHost } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';
import { startMarketLanguage } from './marketLanguage';
import { startMarketNumbers } from './marketNumbers';

let endHost = () => {};
afterEach(async () => {
  endHost();
  country.value = undefined;
  await setLanguage('ES');
});

/** Resolves when a change of the language, if there is one, was made. */
async function start(settings: Settings) {
  await loadInUse('PT-BR');
  const host = createHost(() => (async () => settings) as unknown as Call);
  endHost = host.dispose;
  host.own(startMarketLanguage(host));
  host.own(startMarketNumbers(host));
  await host.use(createSystem).loadSettings();
  await settled();
}

const market = { name: 'br' };
const languages = ['PT-BR', 'EN'];

test.each<[string, Language, Settings, Language]>([
  ['changes to its first language', 'ES', { market, languages }, 'PT-BR'],
  ['leaves a language that it offers', 'EN', { market, languages }, 'EN'],
  ['has to be named', 'BN', { languages }, 'BN'],
])('S10.18 a market %s, when the page is in %s', async (_, before, settings, after) => {
  await setLanguage(before);
  await start(settings);
  expect(language.value).toBe(after);
});

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
