import { UNLIMITED } from '../../contract/account/fields';
import { t } from '../../i18n/t';
import { formatMoney } from '../../ui/content/formatMoney';

interface Bounds {
  min?: number | undefined;
  max: number;
}

/** The possible amounts. Nothing, when the backend does not name both bounds. */
export const boundsText = ({ min, max }: Bounds) =>
  min !== undefined && max < UNLIMITED
    ? t('cashier.between', { min: formatMoney(min), max: formatMoney(max) }).value
    : '';
