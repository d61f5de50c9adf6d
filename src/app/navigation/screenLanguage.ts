import { effect } from '@kit/render/signals';
import { firstDomains, textLanguage } from '../../i18n/dictionaries';
import { baseLanguage, directionOf, type Language, tagOf } from '../../i18n/languages';
import { lazyLoaders } from '../../i18n/lazyDictionaries';
import { language } from '../../i18n/locale';
import type { Host } from '../../stores/base/host';
import { createCurrentRoute } from './currentRoute';

/** Every language has the first domains. Of the others, Arabic has only those of the main journeys. */
const hasDictionary = (code: Language, domain: string) =>
  firstDomains.some((first) => first === domain) ||
  `${code.toLowerCase()}/${domain}` in lazyLoaders;

/**
 * A language may have dictionaries for some screens only. The others have the `lang` and the direction of the
 * base language, in which their texts are.
 */
export function startScreenLanguage({ use }: Host) {
  const { currentRoute } = use(createCurrentRoute);
  return effect(() => {
    const main = document.getElementById('main');
    const shown = textLanguage(language.value);
    const isTranslated = (currentRoute.value.texts ?? []).every((domain) =>
      hasDictionary(shown, domain),
    );
    if (isTranslated) {
      main?.removeAttribute('lang');
      main?.removeAttribute('dir');
      return;
    }
    main?.setAttribute('lang', tagOf(baseLanguage));
    main?.setAttribute('dir', directionOf(baseLanguage));
  });
}
