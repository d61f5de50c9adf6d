import { i18nString as realString } from 'typesafe-i18n';
import { readSettings } from '../settings';
import { longerText } from './longerText';

const isLonger = readSettings(location.search).language === 'longer';

/** Replaces the formatter of typesafe-i18n in the dictionaries of the workbench. */
export const i18nString = (...options: Parameters<typeof realString>) => {
  const format = realString(...options);
  return (...args: Parameters<typeof format>): string =>
    isLonger ? longerText(format(...args)) : format(...args);
};
