import { effect, untracked } from '@kit/render/signals';
import { config } from '../../config/config';
import { isLanguage } from '../../i18n/languages';
import { language, setLanguage } from '../../i18n/locale';
import type { Host } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';

/**
 * Changes to the first language of the market, when it does not offer the one of the page: nobody chose Spanish, with which
 * a first visit begins. The languages of the configuration win, as its `defaultLanguage` belongs to them.
 */
export function startMarketLanguage(host: Host) {
  const { settings } = host.use(createSystem);
  return effect(() => {
    const { market, languages = [] } = settings.value ?? {};
    const [first] = languages;
    if (config.languages || !market?.name || !isLanguage(first)) return;
    if (languages.includes(language.value)) return;
    // Without the texts the page stays as it is, and the next visit tries again.
    untracked(() => void setLanguage(first).catch(() => {}));
  });
}
