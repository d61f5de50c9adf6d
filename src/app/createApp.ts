import { parseUrl } from '@kit/web/parseUrl';
import { isApiError } from '../api/ApiError';
import { errorText } from '../i18n/errorText';
import { t } from '../i18n/t';
import { createSession } from '../stores/account/session';
import type { Host } from '../stores/base/host';
import { toastMs } from '../ui/overlays/toasts';
import type { App } from '../widgets/site/app/useApp';
import { hrefOfLogin, paths } from '../widgets/site/navigation/paths';
import { createCurrentRoute } from './navigation/currentRoute';
import { watchHistoryPosition } from './navigation/historyEntry';
import type { AppRouter } from './navigation/router';
import { loadAccessCheck } from './session/loadAccessCheck';
import { createOverlays } from './shell/overlays';

const LOGIN_PATHS: string[] = [paths.login, paths.register];

/** The address to return to after login: a screen of this app, but not a login screen. */
export function safeReturnAddress(back: string | null | undefined): string {
  const url = back ? parseUrl(back, location.origin) : undefined;
  if (!url) return paths.home;
  const { origin, pathname, search, hash } = url;
  const isScreen = origin === location.origin && /^\/m\/./.test(pathname);
  return isScreen && !LOGIN_PATHS.includes(pathname) ? pathname + search + hash : paths.home;
}

/** The implementation of what screens get from `useApp()`. */
export function createApp(router: AppRouter, host: Host): App {
  const { isLoggedIn } = host.use(createSession);
  const { address, contentTitle, currentRoute } = host.use(createCurrentRoute);
  const { dialogs, isLoginOpen, isMenuOpen, toasts } = host.use(createOverlays);

  const navigate: App['navigate'] = (href, { replace = false, keepScroll = false } = {}) => {
    void router.navigate({ href, replace, resetScroll: !keepScroll });
  };

  const { position, stop } = watchHistoryPosition(router.history);
  host.own(stop);
  /** The history entry that required the login, so that login can go back to it. */
  let entryBeforeLogin: { href: string; position: number } | undefined;

  const requireLogin: App['requireLogin'] = (to = router.state.location.href) => {
    if (isLoggedIn.peek()) return true;
    const here = router.state.location.href;
    entryBeforeLogin = to === here ? { href: here, position: position() } : undefined;
    navigate(hrefOfLogin(to));
    return false;
  };

  return {
    address,
    isMenuOpen,
    navigate,
    preload: (path) => void router.preloadRoute({ to: path }).catch(() => undefined),
    back() {
      const isFirst = !router.history.canGoBack();
      if (currentRoute.peek().backTo !== 'home' && !isFirst) router.history.back();
      else navigate(paths.home, { replace: true });
    },
    showTitle(text) {
      contentTitle.value = text;
      return () => {
        if (contentTitle.peek() === text) contentTitle.value = undefined;
      };
    },
    showToast: (text, options) => toasts.show({ text, ...options }),
    showError: (error) => {
      // An aborted call was cancelled by the app itself, such as by a logout.
      if (isApiError(error) && error.kind === 'aborted') return;
      const isUnknown = isApiError(error) && error.isOutcomeUnknown;
      const kind = isUnknown ? 'info' : 'fail';
      toasts.show({ text: errorText(error), kind, ms: toastMs.short });
    },
    alert: dialogs.alert,
    confirm: ({ cancel = t('app.cancel'), ...options }) => dialogs.confirm({ cancel, ...options }),
    requireLogin,
    openLoginDialog() {
      isLoginOpen.value = true;
    },
    requireRealAccount: async () =>
      requireLogin() && (await loadAccessCheck(host)).checkAccess('real'),
    finishLogin() {
      const { back } = router.state.location.search as { back?: string };
      const href = safeReturnAddress(back);
      // Going back in the history restores the lists and the scroll position of that entry.
      const steps = entryBeforeLogin?.href === href ? entryBeforeLogin.position - position() : 0;
      entryBeforeLogin = undefined;
      if (steps < 0) router.history.go(steps);
      else navigate(href, { replace: true });
    },
  };
}
