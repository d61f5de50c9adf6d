import { effect } from '@kit/render/signals';
import { config } from '../../config/config';
import { country } from '../../i18n/locale';
import type { Host } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';

/** Intl throws an error for a malformed code. */
const isCountry = (code: unknown) => /^[A-Z]{2}$/.test(String(code));

/** Writes numbers and dates as in the country of the market. A country of the configuration wins. */
export function startMarketNumbers(host: Host) {
  const { settings } = host.use(createSystem);
  return effect(() => {
    const named = settings.value?.market?.country;
    if (settings.value && !config.market) country.value = isCountry(named) ? named : undefined;
  });
}
