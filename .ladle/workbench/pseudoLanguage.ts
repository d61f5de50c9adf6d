import { i18nString as realString } from 'typesafe-i18n';
import { longerText } from './longerText';
import { readSettings } from './settings';

const isLonger = readSettings(location.search).language === 'longer';

/** Replaces the formatter of typesafe-i18n in the dictionaries of the workbench. */
export const i18nString: typeof realString = (...options) => {
  const format = realString(...options);
  return isLonger ? (...args) => longerText(format(...args)) : format;
};
