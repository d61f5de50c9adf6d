import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense } from 'react';
import { t } from '../../i18n/t';
import { createDeposit, type DepositPromo } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { formatMoney } from '../../ui/money';
import { ChoiceCard } from '../../widgets/ChoiceCard';
import { bonusOf } from './bonusOf';

const PromoSheet = lazy(() => import('./PromoSheet'));

/** What the chosen one comes to with this amount, or what it takes. */
export function metaOf(promo: DepositPromo, given: number) {
  const bonus = bonusOf(promo, given);
  if (bonus > 0)
    return t('cashier.bonusPlayed', { amount: formatMoney(bonus), n: promo.turnover }).value;
  return t('cashier.promotionFrom', { min: formatMoney(promo.minDeposit) }).value;
}

export function PromoChoice({ given }: { given: ReadonlySignal<number> }) {
  const { promos, accepted } = useStore(createDeposit);
  const isOpen = useSignal(false);
  const wasOpened = useSignal(false);
  const hasAny = computed(() => (promos.value.value?.length ?? 0) > 0);
  return (
    <When is={hasAny}>
      {() => (
        <section className="deposit-promo" aria-labelledby="deposit-promo">
          <h2 id="deposit-promo">{t('cashier.promotion')}</h2>
          <ChoiceCard
            picture="/art/icons/wrapped-gift.webp"
            selected={computed(() => accepted.value !== undefined)}
            title={computed(() => accepted.value?.title ?? t('cashier.noPromotion').value)}
            meta={computed(() =>
              accepted.value
                ? metaOf(accepted.value, given.value)
                : t('cashier.choosePromotion').value,
            )}
            action={t('cashier.change')}
            onClick={() => {
              wasOpened.value = true;
              isOpen.value = true;
            }}
          />
          <When is={wasOpened}>
            {() => (
              <Suspense>
                <PromoSheet open={isOpen} given={given} />
              </Suspense>
            )}
          </When>
        </section>
      )}
    </When>
  );
}
