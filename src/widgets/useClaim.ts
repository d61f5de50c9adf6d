import { t } from '../i18n/t';
import { formatMoney } from '../ui/money';
import { useApp } from './useApp';

const SAID_FOR = 3000;

/** Says what a claim paid, or why it did not. */
export function useClaim() {
  const app = useApp();
  return async (claim: Promise<number>) => {
    try {
      const paid = await claim;
      if (paid > 0)
        app.say(t('reward.claimed', { amount: formatMoney(paid) }), { kind: 'ok', ms: SAID_FOR });
    } catch (error) {
      app.sayError(error);
    }
  };
}
