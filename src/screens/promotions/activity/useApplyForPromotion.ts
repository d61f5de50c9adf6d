import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createPromotion, type Promotion } from '../../../stores/promotions/promotion';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import { successMessageOf } from './promotionLabel';

/** Applies for a promotion and shows the result. A visitor logs in first and comes back to the same promotion. */
export function useApplyForPromotion() {
  const { apply } = useStore(createPromotion);
  const app = useApp();
  return async (promotion: Promotion) => {
    const returnPath = `${paths.activity}?${new URLSearchParams({ id: promotion.promotionId })}`;
    if (!app.requireLogin(returnPath) || !(await app.requireRealAccount())) return;
    try {
      const updated = await apply(promotion);
      if (updated)
        app.showToast(t(successMessageOf(updated.label)), { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  };
}
