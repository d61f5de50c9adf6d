import type { DepositPromo } from '../../stores/deposit';

/** What a promotion adds to a deposit, cut to whole cents as the house does. */
export function bonusOf(promo: DepositPromo | undefined, amount: number) {
  if (!promo || amount < promo.minDeposit) return 0;
  return Math.min(Math.floor(amount * promo.percent + 1e-9) / 100, promo.maxBonus);
}
