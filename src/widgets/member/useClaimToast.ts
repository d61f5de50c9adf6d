import { t } from '../../i18n/t';
import { formatMoney } from '../../ui/formatMoney';
import { toastMs } from '../../ui/toasts';
import { useApp } from '../app/useApp';

/** Shows a toast with the claimed amount, or with the error. */
export function useClaimToast() {
  const app = useApp();
  return async (claim: Promise<number>) => {
    try {
      const paid = await claim;
      if (paid > 0)
        app.showToast(t('reward.claimed', { amount: formatMoney(paid) }), {
          kind: 'ok',
          ms: toastMs.short,
        });
    } catch (error) {
      app.showError(error);
    }
  };
}
