import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';
import type { NewPassword } from '../../site/forms/addNewPassword';
import { useLoadPerLanguage } from '../../site/language/useLoadPerLanguage';
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
