import { t } from '../../i18n/t';
import type { DepositPromo } from '../../stores/deposit';
import { formatMoney } from '../../ui/formatMoney';

/** What a promotion adds to a deposit. Rounded down to whole cents, as the backend does. */
export function promoBonus(promo: DepositPromo | undefined, amount: number) {
  if (!promo || amount < promo.minDeposit) return 0;
  // 1e-9 removes the error of the multiplication.
  const bonus = Math.floor(amount * promo.percent + 1e-9) / 100;
  return Math.min(bonus, promo.maxBonus ?? bonus);
}

/** The bonus for this amount, or the smallest deposit that earns one. */
export function promoBonusText(promo: DepositPromo, deposit: number) {
  const bonus = promoBonus(promo, deposit);
  const amount = formatMoney(bonus);
  if (bonus > 0 && promo.turnover === 0) return t('cashier.bonusFree', { amount }).value;
  if (bonus > 0) {
    const stake = formatMoney(bonus * promo.turnover);
    return t('cashier.bonusPlayed', { amount, stake, n: promo.turnover }).value;
  }
  return t('cashier.promotionFrom', { min: formatMoney(promo.minDeposit) }).value;
}
