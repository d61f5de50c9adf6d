import './register.css';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { createRegister } from '../../../stores/account/register';
import { createRule } from '../../../stores/account/rule';
import { CODE_NAMES, createAffiliate } from '../../../stores/agents/affiliate';
import { useStore } from '../../../stores/base/useStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { AuthPageFrame } from '../../../widgets/account/session/AuthPageFrame';
import { RiskWarning } from '../../../widgets/safePlay/information/RiskWarning';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
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
    const code = CODE_NAMES.map((name) => query.get(name)).find((value) => value !== null) ?? '';
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
      <RiskWarning />
    </AuthPageFrame>
  );
}
