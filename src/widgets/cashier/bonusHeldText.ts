import { t } from '../../i18n/t';
import type { WithdrawTerms } from '../../stores/cashier/withdraw';
import { formatMoney } from '../../ui/content/formatMoney';

/** How much of the money is a bonus, and what must still be staked for it. The same words on every screen. */
export const bonusHeldText = ({ bonusHeld = 0, turnoverLeft }: WithdrawTerms) => {
  const bonus = formatMoney(bonusHeld);
  if (turnoverLeft === undefined) return t('cashier.bonusHeldOnly', { bonus });
  return t('cashier.bonusHeld', { bonus, stake: formatMoney(turnoverLeft) });
};
