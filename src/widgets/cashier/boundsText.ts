import { UNLIMITED } from '../../contract/account/fields';
import { t } from '../../i18n/t';
import { formatMoney } from '../../ui/content/formatMoney';

/** The possible amounts. Nothing, when the backend names no upper bound. */
export const boundsText = ({ min, max }: { min: number; max: number }) =>
  max < UNLIMITED
    ? t('cashier.between', { min: formatMoney(min), max: formatMoney(max) }).value
    : '';
