import { useMount, useOnce } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { createRecovery } from '../../../stores/account/recovery';
import { useHost } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../../widgets/site/app/useApp';
import { NewPasswordFields } from '../../../widgets/site/forms/NewPasswordFields';
import { createResetForm } from './createResetForm';

/** The page behind the link in the reset mail. */
export function ResetByLink({ token }: { token: string }) {
  const host = useHost();
  const app = useApp();
  const { form, newPassword } = useOnce(() =>
    createResetForm(host, app, (passwords) =>
      host.use(createRecovery).resetByLink(token, passwords),
    ),
  );
  useMount(newPassword.start);
  return (
    <form className="auth-page-form" {...form.props}>
      <NewPasswordFields newPassword={newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.reset')}
      </Button>
    </form>
  );
}
