import { bengaliMessages } from './bengaliMessages';
import { portugueseMessages } from './portugueseMessages';
import { type MessageCode, spanishAndEnglish } from './spanishAndEnglish';
import { vietnameseMessages } from './vietnameseMessages';

/** The languages of content: Spanish for ES, English for every other language. */
export type Language = 'ES' | 'EN';

export const messageCodes = Object.keys(spanishAndEnglish);

const isMessage = (code: string): code is MessageCode => Object.hasOwn(spanishAndEnglish, code);

/**
 * The message of a code in Spanish, Bengali, Vietnamese or Brazilian Portuguese. English for every other language. A
 * reason that was written by hand is not a code, and stays as it is.
 */
export function messageFor(code: string, languageCode: string): string {
  if (!isMessage(code)) return code;
  if (languageCode === 'VI') return vietnameseMessages[code];
  if (languageCode === 'BN') return bengaliMessages[code];
  if (languageCode === 'PT-BR') return portugueseMessages[code];
  return languageCode === 'ES' ? spanishAndEnglish[code].ES : spanishAndEnglish[code].EN;
}
