import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import type { NewPassword } from '../../widgets/newPassword';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Secret } from './Secret';

/** A new payment password, twice; the operator's rule says what it takes. */
export function NewPin({ secret }: { secret: NewPassword }) {
  const { rule, load } = useStore(createRule);
  const pin = rule('paymentPassword');
  const hint = computed(() => {
    const { maxLength } = pin.value ?? {};
    if (!maxLength || secret.password.error.value) return undefined;
    return t('security.paymentPasswordHint', { n: maxLength }).value;
  });
  useEachLanguage(load);
  return (
    <>
      <Secret
        isPin
        field={secret.password}
        label={t('security.paymentNew')}
        name="newPaymentPassword"
        hint={hint}
      />
      <Secret
        isPin
        field={secret.confirm}
        label={t('security.paymentAgain')}
        name="confirmNewPaymentPassword"
      />
    </>
  );
}
