import './changePassword.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createPassword } from '../../stores/password';
import { createRule } from '../../stores/rule';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { useApp } from '../../widgets/app/useApp';
import { HiddenUsername } from '../../widgets/forms/HiddenUsername';
import { NewPasswordFields } from '../../widgets/forms/NewPasswordFields';
import { RuleField } from '../../widgets/forms/RuleField';
import { useFormRules } from '../../widgets/forms/useFormRules';
import { createChangePasswordForm } from './createChangePasswordForm';

export default function ChangePassword() {
  const host = useHost();
  const app = useApp();
  const { knownPassword } = useStore(createPassword);
  const rules = useStore(createRule);
  const [{ form, oldPassword, newPassword }] = useState(() => createChangePasswordForm(host, app));
  // Right after a first login the old password is known and is not asked for.
  const needsOldPassword = computed(() => knownPassword.value === undefined);
  useFormRules(form);
  useMount(newPassword.start);

  return (
    <form className="changepassword" {...form.props}>
      <div className="changepassword-intro">
        <img src="/art/icons/locked.webp" alt="" width={48} height={48} />
        <p>
          {computed(
            () => t(needsOldPassword.value ? 'password.changeIntro' : 'password.oldKnown').value,
          )}
        </p>
      </div>
      <HiddenUsername />
      <When is={needsOldPassword}>
        {() => (
          <RuleField
            secret
            field={oldPassword}
            rule={rules.rule('loginPassword')}
            label={t('password.old')}
            name="oldPassword"
            autoComplete="current-password"
          />
        )}
      </When>
      <NewPasswordFields newPassword={newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.change')}
      </Button>
    </form>
  );
}
