import { type LocalizedString, i18nString as realString } from 'typesafe-i18n';
import { readSettings } from '../settings';
import { longerText } from './longerText';

const isLonger = readSettings(location.search).language === 'longer';

/** Replaces the formatter of typesafe-i18n in the dictionaries of the workbench. */
export const i18nString: typeof realString = (...options) => {
  const format = realString(...options);
  return isLonger ? (...args) => longerText(format(...args)) as LocalizedString : format;
};
