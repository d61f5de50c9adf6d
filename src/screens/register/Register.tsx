import './register.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import { createRegister } from '../../stores/register';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { useApp } from '../../widgets/app/useApp';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { AuthPageFrame } from '../../widgets/session/AuthPageFrame';
import { RegisterBanners } from './RegisterBanners';
import { RegisterFormView } from './RegisterFormView';
import { RegisterSkeleton } from './RegisterSkeleton';

export default function Register() {
  const { address } = useApp();
  const store = useStore(createRegister);
  const affiliate = useStore(createAffiliate);
  const { settings, load } = useStore(createRule);
  const hasFailed = computed(() => settings.state.value === 'failed');

  useLoadPerLanguage(load);
  useLoadPerLanguage(store.banners.load);
  useMount(() => {
    const { query } = address.peek();
    const code = query.get('code') ?? query.get('affiliateCode') ?? '';
    void affiliate.checkLink({ code, domain: location.hostname });
  });

  return (
    <AuthPageFrame title={t('register.welcome')} tab="register">
      <RegisterBanners />
      <When
        is={settings.value}
        or={() => (
          <When is={hasFailed} or={() => <RegisterSkeleton />}>
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
        {() => <RegisterFormView />}
      </When>
    </AuthPageFrame>
  );
}
