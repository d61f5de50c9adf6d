import { type Language, tagOf } from '../../i18n/languages';

/** The name of a language in that language. */
export function languageName(code: Language): string {
  const tag = tagOf(code);
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export const languageFlag = (code: Language) => `/art/flags/lang-${code.toLowerCase()}.svg`;
