import { t } from '../../i18n/t';
import type { DepositPromo } from '../../stores/deposit';
import { formatMoney } from '../../ui/money';
import { bonusOf } from './bonusOf';

/** What the chosen one comes to with this amount, or what it takes. */
export function metaOf(promo: DepositPromo, given: number) {
  const bonus = bonusOf(promo, given);
  if (bonus > 0)
    return t('cashier.bonusPlayed', { amount: formatMoney(bonus), n: promo.turnover }).value;
  return t('cashier.promotionFrom', { min: formatMoney(promo.minDeposit) }).value;
}
