import { type Language, tagOf } from '../i18n/languages';

/** A language by the name its own speakers give it. */
export function languageName(code: Language): string {
  const tag = tagOf(code);
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export const languageFlag = (code: Language) => `/art/flags/lang-${code.toLowerCase()}.svg`;
