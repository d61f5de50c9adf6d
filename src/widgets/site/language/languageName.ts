import { languageNames } from '../../../i18n/languageNames';
import type { Language } from '../../../i18n/languages';

/** The name of a language in that language. Browsers do not have all of them, so the list is our own. */
export const languageName = (code: Language) => languageNames[code].name;

export const languageFlag = (code: Language) => `/art/flags/lang-${code.toLowerCase()}.svg`;
