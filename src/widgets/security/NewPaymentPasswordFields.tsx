import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import type { NewPassword } from '../forms/addNewPassword';
import { useLoadPerLanguage } from '../language/useLoadPerLanguage';
import { SecretField } from './SecretField';

/** The new payment password and its repetition. The hint shows the operator's rule. */
export function NewPaymentPasswordFields({ newPassword }: { newPassword: NewPassword }) {
  const { rule, load } = useStore(createRule);
  const passwordRule = rule('paymentPassword');
  const hint = computed(() => {
    const { maxLength } = passwordRule.value ?? {};
    if (!maxLength || newPassword.password.error.value) return undefined;
    return t('security.paymentPasswordHint', { n: maxLength }).value;
  });
  useLoadPerLanguage(load);
  return (
    <>
      <SecretField
        isPin
        field={newPassword.password}
        label={t('security.paymentNew')}
        name="newPaymentPassword"
        hint={hint}
      />
      <SecretField
        isPin
        field={newPassword.confirm}
        label={t('security.paymentAgain')}
        name="confirmNewPaymentPassword"
      />
    </>
  );
}
