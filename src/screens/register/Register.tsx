import './register.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import { createRegister } from '../../stores/register';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { EntryFrame } from '../../widgets/EntryFrame';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { RegisterBanners } from './RegisterBanners';
import { RegisterBlank } from './RegisterBlank';
import { RegisterForm } from './RegisterForm';

export default function Register() {
  const { address } = useApp();
  const store = useStore(createRegister);
  const affiliate = useStore(createAffiliate);
  const { settings, load } = useStore(createRule);
  const hasFailed = computed(() => settings.state.value === 'failed');

  useEachLanguage(load);
  useEachLanguage(store.banners.load);
  useMount(() => {
    const { query } = address.peek();
    const code = query.get('code') ?? query.get('affiliateCode') ?? '';
    void affiliate.arrive({ code, domain: location.hostname });
  });

  return (
    <EntryFrame title={t('register.welcome')} door="register">
      <RegisterBanners />
      <When
        is={settings.value}
        or={() => (
          <When is={hasFailed} or={() => <RegisterBlank />}>
            {() => (
              <ErrorState
                compact
                title={t('error.loadFailed')}
                text={errorText(settings.error.peek())}
                retryLabel={t('app.retry')}
                onRetry={load}
              />
            )}
          </When>
        )}
      >
        {() => <RegisterForm />}
      </When>
    </EntryFrame>
  );
}
