import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formatMoney } from '../../ui/money';
import { PasswordField } from '../../ui/PasswordField';
import type { WithdrawForm } from './createWithdrawForm';

/** The last word: how much, where to, and the payment password. */
export function Confirm({ desk }: { desk: WithdrawForm }) {
  const { isAsking, confirming, secret, given, card } = desk;
  const account = computed(() => `${card.value?.bankName} ${card.value?.accountNumber}`);
  return (
    <Dialog
      open={isAsking}
      picture="/art/icons/locked.webp"
      title={t('cashier.withdrawAsk', {
        amount: computed(() => formatMoney(given.value)),
        account,
      })}
      text={t('cashier.passwordAsk')}
      focusAfter={300}
      onSubmit={() => void confirming.submit()}
      actions={
        <>
          <Button
            kind="secondary"
            size="medium"
            onClick={() => {
              isAsking.value = false;
            }}
          >
            {t('app.cancel')}
          </Button>
          <Button type="submit" size="medium" busy={confirming.isBusy}>
            {t('cashier.confirmWithdraw')}
          </Button>
        </>
      }
    >
      <PasswordField
        label={t('cashier.withdrawPassword')}
        value={secret.value}
        error={secret.error}
        autoComplete="off"
        inputMode="numeric"
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
      />
    </Dialog>
  );
}
