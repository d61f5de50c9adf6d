import { computed, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createDeposit, type DepositPromo } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { Picker } from '../../ui/Picker';
import { useApp } from '../../widgets/useApp';
import { metaOf } from './promoMeta';

const NONE = '';

interface Props {
  open: Signal<boolean>;
  given: ReadonlySignal<number>;
}

/** The choice is the server's: it counts for the next deposit wherever that is made. */
export default function PromoSheet({ open, given }: Props) {
  const { promos, accepted, choose } = useStore(createDeposit);
  const app = useApp();
  const [value] = useState(() => signal(accepted.peek()?.promoId ?? NONE));
  const optionOf = (one: DepositPromo) => ({
    value: one.promoId,
    label: one.title,
    picture: '/art/icons/wrapped-gift.webp',
    disabled: one.isUsed,
    meta: one.isUsed ? t('cashier.promotionUsed') : computed(() => metaOf(one, given.value)),
  });
  const options = computed(() => [
    ...(promos.value.value ?? []).map(optionOf),
    { value: NONE, label: t('cashier.noPromotion'), picture: '/art/icons/prohibited.webp' },
  ]);
  async function pick(promoId: string) {
    try {
      await choose(promoId || null);
    } catch (error) {
      app.sayError(error);
    }
    value.value = accepted.peek()?.promoId ?? NONE;
  }
  return (
    <Picker
      open={open}
      title={t('cashier.choosePromotion')}
      options={options}
      value={value}
      closeLabel={t('app.close')}
      onPick={(promoId) => void pick(promoId)}
    />
  );
}
