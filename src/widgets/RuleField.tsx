import type { FormField } from '@kit/form';
import { computed, type ReadonlySignal } from '@kit/signals';
import type { WireFieldRule } from '../contract/register';
import { t } from '../i18n/t';
import { PasswordField } from '../ui/PasswordField';
import { TextField, type TextFieldProps } from '../ui/TextField';

type Rule = ReadonlySignal<WireFieldRule | undefined>;

type Props = Omit<TextFieldProps, 'value' | 'error' | 'label' | 'maxLength' | 'onBlur'> & {
  field: FormField;
  rule: Rule;
  label: ReadonlySignal<string>;
  secret?: boolean;
};

/** What must be filled in carries a star. */
export const starred = (label: ReadonlySignal<string>, rule: Rule) =>
  computed(() => (rule.value?.required ? `${label.value} *` : label.value));

/** A field as the operator's rule wants it. */
export function RuleField({ field, rule, label, secret, ...rest }: Props) {
  const control = {
    ...rest,
    label: starred(label, rule),
    value: field.value,
    error: field.error,
    onBlur: field.onBlur,
  };
  if (!secret) return <TextField {...control} maxLength={rule.peek()?.maxLength} />;
  // A password that is too long is told so: cut off in silence it would not be the one kept.
  return (
    <PasswordField
      {...control}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      capsHint={t('session.capsLock')}
    />
  );
}
