import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createRecovery } from '../../stores/recovery';
import { useHost } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { NewPasswordFields } from '../../widgets/NewPasswordFields';
import { useApp } from '../../widgets/useApp';
import { createResetForm } from './resetForm';

/** Where the link in the mail leads. */
export function ByLink({ token }: { token: string }) {
  const host = useHost();
  const app = useApp();
  const [{ form, secret }] = useState(() =>
    createResetForm(host, app, (wish) => host.use(createRecovery).byLink(token, wish)),
  );
  useMount(secret.start);
  return (
    <form className="entry-form" {...form.props}>
      <NewPasswordFields secret={secret} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.reset')}
      </Button>
    </form>
  );
}
