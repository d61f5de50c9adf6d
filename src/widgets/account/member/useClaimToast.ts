import { t } from '../../../i18n/t';
import type { Claimed } from '../../../stores/promotions/claimed';
import { formatMoney } from '../../../ui/content/formatMoney';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../site/app/useApp';

/** Shows a toast with the claimed amount, if it is known, or with the error. */
export function useClaimToast() {
  const app = useApp();
  return async (claim: Promise<Claimed | undefined>) => {
    try {
      const claimed = await claim;
      if (!claimed || claimed.amount === 0) return;
      const { amount } = claimed;
      const message =
        amount === undefined
          ? t('reward.claimedWithoutAmount')
          : t('reward.claimed', { amount: formatMoney(amount) });
      app.showToast(message, { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  };
}
