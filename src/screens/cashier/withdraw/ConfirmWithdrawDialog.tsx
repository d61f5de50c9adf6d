import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMarket } from '../../../stores/site/market';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { isOffline, OfflineNote } from '../../../widgets/site/app/OfflineNote';
import type { WithdrawForm } from './createWithdrawForm';

/** How long the dialog takes to open. */
const OPENING_MS = 300;

/** Shows the amount and the account once more, and asks for the payment password. */
export function ConfirmWithdrawDialog({ form }: { form: WithdrawForm }) {
  const { isConfirming, passwordForm, paymentPassword, enteredAmount, card } = form;
  const { withdrawal } = useStore(createMarket);
  const account = computed(() => `${card.value?.bankName} ${card.value?.accountNumber}`);
  return (
    <Dialog
      open={isConfirming}
      picture="/art/icons/locked.webp"
      title={t('cashier.withdrawAsk', {
        amount: computed(() => formatMoney(enteredAmount.value)),
        account,
      })}
      text={t('cashier.passwordAsk')}
      focusAfter={OPENING_MS}
      onSubmit={() => void passwordForm.submit()}
      actions={
        <>
          <Button
            kind="secondary"
            size="medium"
            onClick={() => {
              isConfirming.value = false;
            }}
          >
            {t('app.cancel')}
          </Button>
          <Button type="submit" size="medium" busy={passwordForm.isBusy} disabled={isOffline}>
            {t('cashier.confirmWithdraw')}
          </Button>
        </>
      }
    >
      <PasswordField
        label={t('cashier.withdrawPassword')}
        value={paymentPassword.value}
        error={paymentPassword.error}
        autoComplete="off"
        inputMode="numeric"
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
      />
      <Button kind="quiet" size="medium" onClick={form.resetPassword}>
        {t('security.paymentLost')}
      </Button>
      <When is={computed(() => withdrawal.value === 'final')}>
        {() => <p className="muted">{t('cashier.withdrawFinal')}</p>}
      </When>
      <OfflineNote />
    </Dialog>
  );
}
