import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { t } from '../../../i18n/t';
import { useHost } from '../../../stores/base/useStore';
import { useApp } from '../../site/app/useApp';
import { createPaymentForm } from './createPaymentForm';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields';
import { PaymentSheet } from './PaymentSheet';
import { ResetPaymentPassword } from './ResetPaymentPassword';
import { LoginPasswordField, SecretField } from './SecretField';

export default { title: 'Widgets/Security' };

const Fields = () => {
  const host = useHost();
  const app = useApp();
  const { form, currentPassword, newPassword } = useOnce(() =>
    createPaymentForm(host, app, true, () => {}),
  );
  useMount(newPassword.start);
  return (
    <form {...form.props}>
      <LoginPasswordField field={currentPassword} />
      <SecretField
        isPin
        field={newPassword.password}
        label={t('security.paymentPassword')}
        name="pin"
      />
      <NewPaymentPasswordFields newPassword={newPassword} />
    </form>
  );
};
export const SecretFields = inApp(() => <Fields />);

const Payment = () => <PaymentSheet open={useOnce(() => signal(true))} />;
export const PaymentPassword = inApp(() => <Payment />);

export const LostPaymentPassword = inApp(() => <ResetPaymentPassword onDone={() => {}} />);
