import './forget.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { TabRow } from '../../ui/TabRow';
import { EntryFrame } from '../../widgets/EntryFrame';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { ByLink } from './ByLink';
import { ByMail } from './ByMail';
import { BySms } from './BySms';

export default function Forget() {
  const { address } = useApp();
  const { load } = useStore(createRule);
  const token = address.peek().query.get('token');
  useEachLanguage(load);
  return (
    <EntryFrame title={token ? t('password.newIntro') : t('password.forgotIntro')}>
      {token ? <ByLink token={token} /> : <Ways />}
      <div className="forget-ways">
        <Button kind="quiet" href={paths.login}>
          {t('password.toLogin')}
        </Button>
        <Button kind="quiet" icon="headset" href={paths.service}>
          {t('password.byService')}
        </Button>
      </div>
    </EntryFrame>
  );
}

function Ways() {
  const way = useSignal('email');
  const isMail = computed(() => way.value === 'email');
  return (
    <>
      <TabRow
        label={t('password.recoverBy')}
        value={way}
        options={[
          { value: 'email', label: t('password.byEmail') },
          { value: 'sms', label: t('password.bySms') },
        ]}
      />
      <When is={isMail} or={() => <BySms />}>
        {() => <ByMail />}
      </When>
    </>
  );
}
