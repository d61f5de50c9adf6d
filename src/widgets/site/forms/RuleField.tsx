import type { FormField } from '@kit/data/form';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import type { WireFieldRule } from '../../../contract/account/register';
import { t } from '../../../i18n/t';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField, type TextFieldProps } from '../../../ui/fields/TextField';

type Rule = ReadonlySignal<WireFieldRule | undefined>;

type Props = Omit<TextFieldProps, 'value' | 'error' | 'label' | 'maxLength' | 'onBlur'> & {
  field: FormField;
  rule: Rule;
  label: ReadonlySignal<string>;
  secret?: boolean;
};

/** Marks the label of a required field with a star. */
export const requiredLabel = (label: ReadonlySignal<string>, rule: Rule) =>
  computed(() => (rule.value?.required ? `${label.value} *` : label.value));

/** A text field with the operator's rule: star, length and error. */
export function RuleField({ field, rule, label, secret, ...rest }: Props) {
  const control = {
    ...rest,
    label: requiredLabel(label, rule),
    value: field.value,
    error: field.error,
    onBlur: field.onBlur,
  };
  if (!secret) {
    const maxLength = computed(() => rule.value?.maxLength);
    return <TextField {...control} isKept maxLength={maxLength} />;
  }
  // No maxLength for a password: the browser would cut it silently and save a different password.
  return (
    <PasswordField
      {...control}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      capsHint={t('session.capsLock')}
    />
  );
}
