import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense } from 'react';
import { t } from '../../i18n/t';
import { createDeposit } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { ChoiceCard } from '../../widgets/ChoiceCard';
import { metaOf } from './promoMeta';

const PromoSheet = lazy(() => import('./PromoSheet'));

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
