import { numberText, percentText } from '../../i18n/format';
import { formatMoney } from '../../ui/content/formatMoney';

// A figure that the backend did not send is a dash, never zero.

export const numberOrDash = (value: number | undefined) =>
  value === undefined ? '–' : numberText(value);

export const moneyOrDash = (amount: number | undefined) =>
  amount === undefined ? '–' : formatMoney(amount);

export const percentOrDash = (percent: number | undefined) =>
  percent === undefined ? '–' : percentText(percent / 100);
