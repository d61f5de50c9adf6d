import './changePassword.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createPassword } from '../../../stores/account/password';
import { createRule } from '../../../stores/account/rule';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../../widgets/site/app/useApp';
import { HiddenUsername } from '../../../widgets/site/forms/HiddenUsername';
import { NewPasswordFields } from '../../../widgets/site/forms/NewPasswordFields';
import { RuleField } from '../../../widgets/site/forms/RuleField';
import { useFormRules } from '../../../widgets/site/forms/useFormRules';
import { createChangePasswordForm } from './createChangePasswordForm';

export default function ChangePassword() {
  const host = useHost();
  const app = useApp();
  const { knownPassword } = useStore(createPassword);
  const rules = useStore(createRule);
  const { form, oldPassword, newPassword } = useOnce(() => createChangePasswordForm(host, app));
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
