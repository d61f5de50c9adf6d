/** The platform's own language codes. They are not BCP 47: `MY` is Burmese, Malay is `MS`. */
const codes =
  'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TY UR PT-BR TR BN AR FA RU KK UZ LO NE FR TE SW';

export type Language = Split<typeof codes>;
type Split<Text> = Text extends `${infer Head} ${infer Rest}` ? Head | Split<Rest> : Text;

export const languages = codes.split(' ') as Language[];

/** The first language is Spanish, whatever language the browser has. */
export const baseLanguage = 'ES' satisfies Language;

const tags: Partial<Record<Language, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', 'PT-BR': 'pt-BR' };
const rightToLeft: Language[] = ['AR', 'FA', 'UR'];

export const isLanguage = (code: unknown): code is Language => languages.includes(code as Language);

export const tagOf = (code: Language) => tags[code] ?? code.toLowerCase();

export const directionOf = (code: Language) => (rightToLeft.includes(code) ? 'rtl' : 'ltr');

const withoutMarket = (code: Language) => (code === 'ES' ? 'es-419' : tagOf(code));

/**
 * How numbers and dates are written: as in the market, if the configuration names one. Without it, Spanish is that of
 * Latin America. Western digits and years in every language.
 */
export function intlTagOf(code: Language, market?: string) {
  const language = tagOf(code);
  const tag = market && !language.includes('-') ? `${language}-${market}` : withoutMarket(code);
  // PluralRules answers it, because NumberFormat makes V8 load the numbers of every language first.
  const isKnown = Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  return `${isKnown ? tag : 'es-419'}-u-ca-gregory-nu-latn`;
}
