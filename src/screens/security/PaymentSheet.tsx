import type { Signal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSecurity } from '../../stores/security';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { useApp } from '../../widgets/useApp';
import { createPaymentForm } from './createPaymentForm';
import { LostPayment } from './LostPayment';
import { NewPin } from './NewPin';
import { Proof, Secret } from './Secret';

interface Props {
  open: Signal<boolean>;
}

/** The password that money leaves by: the first one, another one, or one in place of a lost one. */
export const PaymentSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.paymentPassword')} closeLabel={t('app.close')}>
    <Payment open={open} />
  </Sheet>
);

function Payment({ open }: Props) {
  const isLost = useSignal(false);
  const close = () => {
    open.value = false;
  };
  return (
    <When
      is={isLost}
      or={() => (
        <PaymentForm
          onDone={close}
          onLost={() => {
            isLost.value = true;
          }}
        />
      )}
    >
      {() => <LostPayment onDone={close} />}
    </When>
  );
}

function PaymentForm({ onDone, onLost }: { onDone: () => void; onLost: () => void }) {
  const host = useHost();
  const app = useApp();
  const { config } = useStore(createSecurity);
  const [isFirst] = useState(() => !config.value.peek()?.hasPaymentPassword);
  const [{ form, proof, secret }] = useState(() => createPaymentForm(host, app, isFirst, onDone));
  useMount(secret.start);
  return (
    <form className="security-form" {...form.props}>
      <p className="muted">
        {t(isFirst ? 'security.paymentFirstText' : 'security.paymentChangeText')}
      </p>
      {isFirst ? (
        <Proof field={proof} />
      ) : (
        <Secret field={proof} label={t('security.paymentOld')} name="oldPaymentPassword" isPin />
      )}
      <NewPin secret={secret} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
      {!isFirst && (
        <Button kind="quiet" wide onClick={onLost}>
          {t('security.paymentLost')}
        </Button>
      )}
    </form>
  );
}
