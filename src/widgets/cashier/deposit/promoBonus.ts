import { t } from '../../../i18n/t';
import type { DepositPromo } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';

/** What a promotion adds to a deposit. Rounded down to whole cents, as the backend does. */
export function promoBonus(promo: DepositPromo | undefined, amount: number) {
  if (!promo?.percent || amount < (promo.minDeposit ?? 0)) return 0;
  // 1e-9 removes the error of the multiplication.
  const bonus = Math.floor(amount * promo.percent + 1e-9) / 100;
  return Math.min(bonus, promo.maxBonus ?? bonus);
}

/** The bonus for this amount, or the smallest deposit that earns one, as far as the backend says it. */
export function promoBonusText(promo: DepositPromo, deposit: number) {
  const { turnover, minDeposit } = promo;
  const bonus = promoBonus(promo, deposit);
  if (bonus === 0)
    return minDeposit === undefined
      ? ''
      : t('cashier.promotionFrom', { min: formatMoney(minDeposit) }).value;
  if (turnover === undefined) return formatMoney(bonus, undefined, true);
  const amount = formatMoney(bonus);
  if (turnover === 0) return t('cashier.bonusFree', { amount }).value;
  const stake = formatMoney(bonus * turnover);
  return t('cashier.bonusPlayed', { amount, stake, n: turnover }).value;
}
