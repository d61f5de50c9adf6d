import { i18nString as realString } from 'typesafe-i18n';
import { longerText } from './longerText';
import { readSettings } from './settings';

const isLonger = readSettings(location.search).language === 'longer';

/** Stands for the formatter of typesafe-i18n. */
export const i18nString: typeof realString = (...options) => {
  const format = realString(...options);
  return isLonger ? (...args) => longerText(format(...args)) : format;
};
