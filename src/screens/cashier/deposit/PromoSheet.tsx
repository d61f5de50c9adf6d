import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit, type DepositPromo } from '../../../stores/cashier/deposit';
import { Picker } from '../../../ui/fields/Picker';
import { promoBonusText } from '../../../widgets/cashier/deposit/promoBonus';
import { useApp } from '../../../widgets/site/app/useApp';

const NO_PROMO = '';

interface Props {
  open: Signal<boolean>;
  amount: ReadonlySignal<number>;
}

/** Promotions to choose for a deposit. The server stores the choice, so it applies to the next deposit on any device. */
export function PromoSheet({ open, amount }: Props) {
  const { promos, acceptedPromo, choosePromo } = useStore(createDeposit);
  const app = useApp();
  const value = useOnce(() => signal(NO_PROMO));
  const showAccepted = () => {
    value.value = acceptedPromo.value?.promoId ?? NO_PROMO;
  };
  // When the list is loaded again, another promotion may be the accepted one, or none.
  useSignalEffect(showAccepted);
  const toOption = (promo: DepositPromo) => ({
    value: promo.promoId,
    label: promo.title,
    picture: '/art/icons/wrapped-gift.webp',
    disabled: promo.isUsed,
    text: promo.isUsed
      ? t('cashier.promotionUsed')
      : computed(() => promoBonusText(promo, amount.value)),
  });
  const options = computed(() => [
    ...(promos.value.value ?? []).map(toOption),
    { value: NO_PROMO, label: t('cashier.noPromotion'), picture: '/art/icons/prohibited.webp' },
  ]);
  async function select(promoId: string) {
    try {
      await choosePromo(promoId || null);
    } catch (error) {
      app.showError(error);
    }
    showAccepted();
  }
  return (
    <Picker
      open={open}
      title={t('cashier.choosePromotion')}
      options={options}
      value={value}
      closeLabel={t('app.close')}
      onPick={(promoId) => void select(promoId)}
    />
  );
}
