import { t } from '../../i18n/t';
import { createActivity, type Promotion } from '../../stores/activity';
import { useStore } from '../../stores/useStore';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { saidOf } from './labels';

const SAID_FOR = 3000;

/** Takes part and says what became of it. A visitor logs in and comes back to the same promotion. */
export function useApply() {
  const { apply } = useStore(createActivity);
  const app = useApp();
  return async (promotion: Promotion) => {
    const here = `${paths.activity}?${new URLSearchParams({ id: promotion.promotionId })}`;
    if (!app.askLogin(here) || !(await app.askReal())) return;
    try {
      const after = await apply(promotion);
      if (after) app.say(t(saidOf(after.label)), { kind: 'ok', ms: SAID_FOR });
    } catch (error) {
      app.sayError(error);
    }
  };
}
