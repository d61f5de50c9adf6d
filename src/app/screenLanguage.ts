import { effect } from '@kit/signals';
import { textLanguage } from '../i18n/dictionaries';
import { baseLanguage, directionOf, tagOf } from '../i18n/languages';
import { hasDictionary } from '../i18n/lazyDictionaries';
import { language } from '../i18n/locale';
import { currentRoute } from './currentRoute';

/**
 * A language may have dictionaries for some screens only. The others have the `lang` and the direction of the
 * base language, in which their texts are.
 */
export const startScreenLanguage = () =>
  effect(() => {
    const main = document.getElementById('main');
    const shown = textLanguage(language.value);
    const isTranslated = (currentRoute.value.words ?? []).every((domain) =>
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
