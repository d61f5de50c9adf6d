import type { FormField } from '@kit/form';
import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { PasswordField } from '../../ui/PasswordField';

interface Props {
  field: FormField;
  label: ReadonlySignal<string>;
  name: string;
  hint?: ReadonlySignal<string | undefined>;
  autoComplete?: string;
  /** Digits, which no password keeper should take for the login. */
  isPin?: boolean;
}

export const Secret = ({ field, label, name, hint, autoComplete, isPin = false }: Props) => (
  <PasswordField
    label={label}
    name={name}
    hint={hint}
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

/** Who is in session proves that it is their own. */
export function Proof({ field }: { field: FormField }) {
  const { info } = useStore(createSession);
  return (
    <>
      {/* Tells a password keeper whose password this is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={computed(() => info.value?.userName ?? '')}
      />
      <Secret
        field={field}
        label={t('security.loginPassword')}
        name="password"
        autoComplete="current-password"
      />
    </>
  );
}
