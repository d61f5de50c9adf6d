import { signal } from '@kit/render/signals';
import './securityForm.css';
import { after } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import type { Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { t } from '../../../i18n/t';
import { createSecurity } from '../../../stores/account/security';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from '../../site/app/AsyncContent';
import { useApp } from '../../site/app/useApp';
import { moveOnEnter } from '../../site/forms/moveOnEnter';
import { createPaymentForm } from './createPaymentForm';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields';
import { ResetPaymentPassword } from './ResetPaymentPassword';
import { LoginPasswordField, SecretField } from './SecretField';

interface Props {
  open: Signal<boolean>;
  /** Begins with the reset of a password that the member forgot. */
  isLost?: boolean;
  onSaved?: () => void;
}

/** How long the sheet takes to open. A keyboard that comes earlier moves it. */
const OPENING_MS = 300;

/** Sets, changes or resets the payment password. */
export const PaymentSheet = (props: Props) => (
  <Sheet open={props.open} title={t('security.paymentPassword')} closeLabel={t('app.close')}>
    <LoadedPaymentPassword {...props} />
  </Sheet>
);

function LoadedPaymentPassword(props: Props) {
  const { config } = useStore(createSecurity);
  useMount(() => {
    if (!config.value.peek()) void config.load();
  });
  return (
    <AsyncContent of={config} loading={() => <Skeleton height={300} radius={16} />} compact>
      {() => <PaymentPassword {...props} />}
    </AsyncContent>
  );
}

function PaymentPassword({ open, isLost = false, onSaved }: Props) {
  const isForgotten = useOnce(() => signal(isLost));
  const close = () => {
    open.value = false;
    onSaved?.();
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
  const isFirst = useOnce(() => !config.value.peek()?.hasPaymentPassword);
  const { form, currentPassword, newPassword } = useOnce(() =>
    createPaymentForm(host, app, isFirst, onDone),
  );
  const firstInput = useRef<HTMLInputElement>(null);
  useMount(newPassword.start);
  useMount(() =>
    after(OPENING_MS, () => {
      const { current: input } = firstInput;
      // The member may already be in another field.
      if (!input?.form?.querySelector(':focus')) input?.focus();
    }),
  );
  return (
    <form className="security-form" onKeyDown={moveOnEnter} {...form.props}>
      <p className="muted">
        {t(isFirst ? 'security.paymentFirstText' : 'security.paymentChangeText')}
      </p>
      {isFirst ? (
        <LoginPasswordField field={currentPassword} inputRef={firstInput} />
      ) : (
        <SecretField
          field={currentPassword}
          label={t('security.paymentOld')}
          name="oldPaymentPassword"
          inputRef={firstInput}
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
