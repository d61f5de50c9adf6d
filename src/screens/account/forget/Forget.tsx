import './forget.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { TabRow } from '../../../ui/controls/TabRow';
import { AuthPageFrame } from '../../../widgets/account/session/AuthPageFrame';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { ResetByLink } from './ResetByLink';
import { ResetByMail } from './ResetByMail';
import { ResetBySms } from './ResetBySms';

declare global {
  interface Window {
    /** The token of a link for a new password. index.html has removed it from the address. */
    resetToken?: string | null | undefined;
  }
}

export default function Forget() {
  const { load } = useStore(createRule);
  const token = useOnce(() => window.resetToken);
  useLoadPerLanguage(load);
  useMount(() => {
    // The token sets a new password, so it must not stay where other code can read it.
    window.resetToken = undefined;
  });
  return (
    <AuthPageFrame title={token ? t('password.newIntro') : t('password.forgotIntro')}>
      {token ? <ResetByLink token={token} /> : <RecoveryMethods />}
      <div className="forget-links">
        <Button kind="quiet" href={paths.login}>
          {t('password.toLogin')}
        </Button>
        <Button kind="quiet" icon="headset" href={paths.service}>
          {t('password.byService')}
        </Button>
      </div>
    </AuthPageFrame>
  );
}

function RecoveryMethods() {
  const method = useOnce(() => signal('email'));
  const isMail = computed(() => method.value === 'email');
  return (
    <TabRow
      label={t('password.recoverBy')}
      value={method}
      options={[
        { value: 'email', label: t('password.byEmail') },
        { value: 'sms', label: t('password.bySms') },
      ]}
    >
      <When is={isMail} or={() => <ResetBySms />}>
        {() => <ResetByMail />}
      </When>
    </TabRow>
  );
}
