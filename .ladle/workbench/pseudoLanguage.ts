import { i18nString as realString } from 'typesafe-i18n';
import { readSettings } from './settings';

const isLonger = readSettings(location.search).language === 'longer';
const FILLER = 'ñandú öl ÿ wörter çok ģā êxtra ';

/** A text that is 40 % longer, as translations can be. Letters with marks show what cuts them. */
export function longerText(text: string) {
  const missing = Math.ceil(text.trim().length * 0.4);
  return missing
    ? `${text} ${FILLER.repeat(1 + missing / FILLER.length).slice(0, missing)}`.trimEnd()
    : text;
}

/** Stands for the formatter of typesafe-i18n. */
export const i18nString: typeof realString = (...options) => {
  const format = realString(...options);
  return isLonger ? (...args) => longerText(format(...args)) : format;
};
