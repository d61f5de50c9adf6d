import { t } from '../i18n/t';
import { createRule } from '../stores/rule';
import { useStore } from '../stores/useStore';
import type { NewPassword } from './newPassword';
import { RuleField } from './RuleField';

/** For who replaces a password; password keepers offer to make one up here. */
export function NewPasswordFields({ secret }: { secret: NewPassword }) {
  const { rule } = useStore(createRule);
  return (
    <>
      <RuleField
        secret
        field={secret.password}
        rule={rule('loginPassword')}
        label={t('password.new')}
        hint={t('password.hint')}
        name="newPassword"
        autoComplete="new-password"
      />
      <RuleField
        secret
        field={secret.confirm}
        rule={rule('loginPassword')}
        label={t('password.confirmNew')}
        name="confirmNewPassword"
        autoComplete="new-password"
      />
    </>
  );
}
