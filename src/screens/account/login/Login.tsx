import './login.css';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { withQuery } from '@kit/web/withQuery';
import { linkParts, t } from '../../../i18n/t';
import { createNextLogin } from '../../../stores/account/nextLogin';
import { useStore } from '../../../stores/base/useStore';
import { createLicence } from '../../../stores/safePlay/licence';
import { createMarket } from '../../../stores/site/market';
import { AuthPageFrame } from '../../../widgets/account/session/AuthPageFrame';
import { LoginForm } from '../../../widgets/account/session/LoginForm';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';

const loadWarning = () => import('../../../widgets/safePlay/information/RiskWarning');

export default function Login() {
  const app = useApp();
  const nextLogin = useStore(createNextLogin);
  const { asksForInformation, minimumAge } = useStore(createLicence);
  const { allowsTrials } = useStore(createMarket);
  const address = useScreenAddress((path) => path === paths.login);
  const isAgent = computed(() => address.value.query.get('as') === 'agent');
  const registerLink = linkParts('session.noAccount');

  /** The login page for the other kind of account: member or agent. */
  const otherLoginUrl = computed(() => {
    const query = new URLSearchParams(address.value.query);
    if (isAgent.value) query.delete('as');
    else query.set('as', 'agent');
    return withQuery(paths.login, query);
  });

  return (
    <AuthPageFrame
      tab="login"
      title={computed(() => t(isAgent.value ? 'session.agentWelcome' : 'session.welcome').value)}
    >
      <LoginForm isAgent={isAgent} name={nextLogin.username.peek()} onDone={app.finishLogin} />
      <footer className="login-footer">
        <p>
          {registerLink.before}
          <a href={computed(() => withQuery(paths.register, address.value.query))}>
            {registerLink.link}
          </a>
          {registerLink.after}
        </p>
        <p className="login-more">
          <When is={allowsTrials}>{() => <a href={paths.trial}>{t('session.tryFree')}</a>}</When>
          <a href={otherLoginUrl}>
            {computed(() => t(isAgent.value ? 'session.memberLogin' : 'session.agentLogin').value)}
          </a>
        </p>
        <p>{t('session.adultsOnly', { age: minimumAge })}</p>
      </footer>
      <Lazy when={asksForInformation} load={loadWarning}>
        {({ RiskWarning }) => <RiskWarning />}
      </Lazy>
    </AuthPageFrame>
  );
}
