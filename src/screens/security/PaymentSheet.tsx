import type { Signal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSecurity } from '../../stores/security';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { useApp } from '../../widgets/app/useApp';
import { createPaymentForm } from './createPaymentForm';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields';
import { ResetPaymentPassword } from './ResetPaymentPassword';
import { LoginPasswordField, SecretField } from './SecretField';

interface Props {
  open: Signal<boolean>;
}

/** Sets, changes or resets the payment password. */
export const PaymentSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.paymentPassword')} closeLabel={t('app.close')}>
    <PaymentPassword open={open} />
  </Sheet>
);

function PaymentPassword({ open }: Props) {
  const isForgotten = useSignal(false);
  const close = () => {
    open.value = false;
  };
  return (
    <When
      is={isForgotten}
      or={() => (
        <PaymentForm
          onDone={close}
          onForgotten={() => {
            isForgotten.value = true;
          }}
        />
      )}
    >
      {() => <ResetPaymentPassword onDone={close} />}
    </When>
  );
}

function PaymentForm({ onDone, onForgotten }: { onDone: () => void; onForgotten: () => void }) {
  const host = useHost();
  const app = useApp();
  const { config } = useStore(createSecurity);
  const [isFirst] = useState(() => !config.value.peek()?.hasPaymentPassword);
  const [{ form, currentPassword, newPassword }] = useState(() =>
    createPaymentForm(host, app, isFirst, onDone),
  );
  useMount(newPassword.start);
  return (
    <form className="security-form" {...form.props}>
      <p className="muted">
        {t(isFirst ? 'security.paymentFirstText' : 'security.paymentChangeText')}
      </p>
      {isFirst ? (
        <LoginPasswordField field={currentPassword} />
      ) : (
        <SecretField
          field={currentPassword}
          label={t('security.paymentOld')}
          name="oldPaymentPassword"
          isPin
        />
      )}
      <NewPaymentPasswordFields newPassword={newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
      {!isFirst && (
        <Button kind="quiet" wide onClick={onForgotten}>
          {t('security.paymentLost')}
        </Button>
      )}
    </form>
  );
}
