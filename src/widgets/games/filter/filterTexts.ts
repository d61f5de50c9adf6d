import { percentText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { formatMoney, moneyStyle } from '../../../ui/content/formatMoney';

const money = (amount: number) => formatMoney(amount, moneyStyle.value);

/** The texts of bounds. They read the language, so call them in a computed. */
export const filterTexts = {
  most: (amount: number) => t('gameFilter.orLess', { value: money(amount) }).value,
  least: (amount: number) => t('gameFilter.orMore', { value: money(amount) }).value,
  rtp: (percent: number) => t('gameFilter.orMore', { value: percentText(percent / 100) }).value,
  lines: (n: number) => t('gameFilter.orMore', { value: String(n) }).value,
};
