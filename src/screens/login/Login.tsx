import './login.css';
import { computed } from '@kit/signals';
import { around, t } from '../../i18n/t';
import { createNextLogin } from '../../stores/nextLogin';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { EntryFrame } from '../../widgets/EntryFrame';
import { LoginForm } from '../../widgets/LoginForm';
import { paths } from '../../widgets/paths';
import { useAddress } from '../../widgets/useAddress';
import { useApp } from '../../widgets/useApp';

const ADULT = 21;

export default function Login() {
  const app = useApp();
  const next = useStore(createNextLogin);
  const { site } = useStore(createSystem);
  const address = useAddress((path) => path === paths.login);
  const isAgent = computed(() => address.value.query.get('as') === 'agent');
  const age = computed(() => site.value?.minimumAge ?? ADULT);
  const register = around('session.noAccount');

  /** The same login, for the other kind of account. */
  const otherDoor = computed(() => {
    const query = new URLSearchParams(address.value.query);
    if (isAgent.value) query.delete('as');
    else query.set('as', 'agent');
    return query.size ? `${paths.login}?${query}` : paths.login;
  });

  return (
    <EntryFrame
      door="login"
      title={computed(() => t(isAgent.value ? 'session.agentWelcome' : 'session.welcome').value)}
    >
      <LoginForm isAgent={isAgent} name={next.username.peek()} onDone={app.finishLogin} />
      <footer className="login-foot">
        <p>
          {register.before}
          <a href={computed(() => paths.register + queryOf(address.value.query))}>
            {register.link}
          </a>
          {register.after}
        </p>
        <p className="login-more">
          <a href={paths.trial}>{t('session.tryFree')}</a>
          <a href={otherDoor}>
            {computed(() => t(isAgent.value ? 'session.memberLogin' : 'session.agentLogin').value)}
          </a>
        </p>
        <p>{t('session.adultsOnly', { age })}</p>
      </footer>
    </EntryFrame>
  );
}

const queryOf = (query: URLSearchParams) => (query.size ? `?${query}` : '');
