import './CashierSheet.css';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { creditedSum } from '../../../stores/cashier/creditedSum';
import { createDeposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Sheet } from '../../../ui/overlays/Sheet';
import { useApp } from '../../site/app/useApp';
import { GameDepositForm } from './GameDepositForm';
import { Payment } from './Payment';

/** The cashier over a paused game: the deposit form, then the payment, and on with the same round. */
export function CashierSheet() {
  const app = useApp();
  const { isOpen, depositId, arrivals } = useStore(createGameCashier);
  const { payment } = useStore(createDeposit);
  const isShown = computed(() => payment.value.value?.depositId === depositId.value);

  useSignalEffect(() => {
    const deposit = payment.value.value;
    if (!deposit || !isShown.value || deposit.state !== 'paid') return;
    arrivals.value = arrivals.peek() + 1;
    // The member has gone on playing before the payment arrived.
    if (isOpen.peek()) return;
    depositId.value = '';
    const credited = creditedSum(deposit);
    const message =
      credited === undefined
        ? t('cashier.paidTitle')
        : t('cashier.paidText', { amount: formatMoney(credited) });
    app.showToast(message, { kind: 'ok' });
  });
  // What has ended was seen, when the sheet is opened again.
  useMount(() => () => {
    depositId.value = '';
  });
  useSignalEffect(() => {
    const deposit = payment.value.peek();
    if (isOpen.value && deposit && !isOpenDeposit(deposit)) depositId.value = '';
  });

  const inGame = {
    playOn: () => {
      isOpen.value = false;
    },
    again: () => {
      depositId.value = '';
    },
  };
  return (
    <Sheet open={isOpen} title={t('cashier.deposit')} closeLabel={t('app.close')}>
      <When is={depositId} or={() => <GameDepositForm />}>
        {(id) => <Payment id={id} inGame={inGame} />}
      </When>
    </Sheet>
  );
}
