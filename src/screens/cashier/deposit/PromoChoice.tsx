import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { ChoiceCard } from '../../../widgets/cashier/ChoiceCard';
import { promoBonusText } from '../../../widgets/cashier/deposit/promoBonus';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';

export function PromoChoice({ amount }: { amount: ReadonlySignal<number> }) {
  const { promos, acceptedPromo } = useStore(createDeposit);
  const isOpen = useOnce(() => signal(false));
  const hasAny = computed(() => (promos.value.value?.length ?? 0) > 0);
  return (
    <When is={hasAny} or={() => <LoadFailure of={promos} />}>
      {() => (
        <section className="deposit-promo" aria-labelledby="deposit-promo">
          <h2 id="deposit-promo">{t('cashier.promotion')}</h2>
          <ChoiceCard
            picture="/art/icons/wrapped-gift.webp"
            selected={computed(() => acceptedPromo.value !== undefined)}
            title={computed(() => acceptedPromo.value?.title ?? t('cashier.noPromotion').value)}
            meta={computed(() =>
              acceptedPromo.value
                ? promoBonusText(acceptedPromo.value, amount.value)
                : t('cashier.choosePromotion').value,
            )}
            action={t('cashier.change')}
            onClick={() => {
              isOpen.value = true;
            }}
          />
          <LazySheet open={isOpen} load={() => import('./PromoSheet')}>
            {({ PromoSheet }) => <PromoSheet open={isOpen} amount={amount} />}
          </LazySheet>
        </section>
      )}
    </When>
  );
}
