import { plainText, stored } from '@kit/data/storage';
import { after } from '@kit/data/timers';
import { signal } from '@kit/render/signals';
import { isApiError } from '../../api/ApiError';
import { loadTexts } from '../../i18n/locale';
import { createLogin } from '../../stores/account/login';
import { createRemember, type Remembered } from '../../stores/account/remember';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { usernameLogin } from '../../widgets/account/session/loginInput';
import type { App } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';
import { startSharedSession } from './sharedSession';

/** So long the member can cancel, before anything is sent. */
const CANCEL_MS = 3000;
const NO_CAPTCHA = { captcha: '' };

/** What can be seen and cancelled of a login that the app begins by itself. */
export function createAutoLogin({ own }: Host) {
  /** The user name with which this tab is about to log in by itself. */
  const name = signal('');
  const state = { cancel: () => {} };
  /** The login form stays filled in. */
  const cancel = () => state.cancel();
  own(cancel);
  return { name, state, cancel };
}

/**
 * True when somebody has begun to log in by hand, which is possible because this code is loaded late. What the
 * app itself has filled in from memory does not count.
 */
function isLoginBegun({ username, password }: Remembered) {
  if (document.querySelector('form [aria-busy="true"]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('form input');
  return [...fields].some(
    ({ type, value }) =>
      /^(text|tel|password)$/.test(type) && !['', username, password].includes(value),
  );
}

/**
 * Logs a new tab in with the remembered password, when the last login was to be remembered. Only the
 * first page of a tab does so: a session that ended in this tab is not opened again.
 */
export function startAutoLogin(host: Host, app: App) {
  const { use } = host;
  const { name, state, cancel } = use(createAutoLogin);
  const triedInTab = stored(host, 'feria.autoLoginTried', plainText, 'session');
  const isFirstPage = !triedInTab.peek();
  triedInTab.value = '1';
  startSharedSession(host, app, isFirstPage, cancel);
  const session = use(createSession);
  const login = use(createRemember).saved.peek();
  if (!isFirstPage || session.isLoggedIn.peek() || session.autoLogin.peek() !== '1') return;
  if (login?.type !== 'username' || !login.password || isLoginBegun(login)) return;
  const { username, password, loginAs } = login;

  async function logIn() {
    stopWatching();
    // The member may have logged in by hand meanwhile.
    if (session.isLoggedIn.peek()) return;
    const isLoginScreen = () => app.address.peek().path === paths.login;
    try {
      const input = usernameLogin(username, password, NO_CAPTCHA);
      await use(createLogin).login(loginAs ? { ...input, loginAs } : input, true);
      if (isLoginScreen()) app.finishLogin();
    } catch (error) {
      // A password that was rejected would be rejected in every new tab.
      if (isApiError(error) && error.kind === 'rejected') session.autoLogin.value = '0';
      app.showError(error);
      if (loginAs) app.navigate(`${paths.login}?as=agent`);
      else if (!isLoginScreen()) app.openLoginDialog();
    }
  }

  let isWaiting = true;
  const stopTimer = after(CANCEL_MS, () => void logIn());
  /** Somebody who types wants to log in as someone else. The browser's autofill presses no keys. */
  function onKey({ target }: Event) {
    if (target instanceof HTMLInputElement) cancel();
  }
  function stopWatching() {
    isWaiting = false;
    name.value = '';
    removeEventListener('keydown', onKey);
    removeEventListener('submit', cancel);
  }
  state.cancel = () => {
    stopTimer();
    stopWatching();
  };
  addEventListener('keydown', onKey);
  addEventListener('submit', cancel);
  void loadTexts('session').then(() => {
    // On a slow network the texts may arrive after the end of the wait.
    if (isWaiting) name.value = username;
  }, cancel);
}
