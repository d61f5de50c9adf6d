import type { FormField } from '@kit/data/form';
import type { ReadonlySignal } from '@kit/render/signals';
import type { Ref } from 'react';
import { t } from '../../../i18n/t';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { HiddenUsername } from '../../site/forms/HiddenUsername';

interface Props {
  field: FormField;
  label: ReadonlySignal<string>;
  name: string;
  hint?: ReadonlySignal<string | undefined>;
  autoComplete?: string;
  /** A payment password: digits only, and not to be saved by password managers. */
  isPin?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A password or payment password that protects a change. */
export const SecretField = ({
  field,
  label,
  name,
  hint,
  autoComplete,
  isPin = false,
  inputRef,
}: Props) => (
  <PasswordField
    label={label}
    name={name}
    hint={hint}
    inputRef={inputRef}
    value={field.value}
    error={field.error}
    onBlur={field.onBlur}
    autoComplete={isPin ? 'off' : autoComplete}
    inputMode={isPin ? 'numeric' : undefined}
    maxLength={200}
    showLabel={t('session.showPassword')}
    hideLabel={t('session.hidePassword')}
    capsHint={isPin ? undefined : t('session.capsLock')}
  />
);

/** The login password, which confirms that the account owner is at the device. */
export const LoginPasswordField = ({ field, inputRef }: Pick<Props, 'field' | 'inputRef'>) => (
  <>
    <HiddenUsername />
    <SecretField
      field={field}
      inputRef={inputRef}
      label={t('security.loginPassword')}
      name="password"
      autoComplete="current-password"
    />
  </>
);
