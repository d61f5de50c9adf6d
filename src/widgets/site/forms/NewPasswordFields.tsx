import { t } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';
import type { NewPassword } from './addNewPassword';
import { RuleField } from './RuleField';

/** The new password, twice. The autocomplete value lets password managers suggest one. */
export function NewPasswordFields({ newPassword }: { newPassword: NewPassword }) {
  const { rule } = useStore(createRule);
  return (
    <>
      <RuleField
        secret
        field={newPassword.password}
        rule={rule('loginPassword')}
        label={t('password.new')}
        hint={t('password.hint')}
        name="newPassword"
        autoComplete="new-password"
      />
      <RuleField
        secret
        field={newPassword.confirm}
        rule={rule('loginPassword')}
        label={t('password.confirmNew')}
        name="confirmNewPassword"
        autoComplete="new-password"
      />
    </>
  );
}
