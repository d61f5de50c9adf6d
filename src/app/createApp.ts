import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { errorText } from '../widgets/errorText';
import { paths } from '../widgets/paths';
import type { App } from '../widgets/useApp';
import { createAdmit } from './admit';
import { address, place } from './place';
import type { AppRouter } from './router';
import { dialogs, isLoginOpen, toasts } from './says';

const DOORS: string[] = [paths.login, paths.register];

/** Where a login may lead back to: a screen of this app, never another site or another login. */
export function safeBack(asked: string | null | undefined): string {
  if (!asked || !URL.canParse(asked, location.origin)) return paths.home;
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  const isOurs = origin === location.origin && /^\/m\/./.test(pathname);
  return isOurs && !DOORS.includes(pathname) ? pathname + search + hash : paths.home;
}

/** The doing behind what screens may ask. */
export function createApp(router: AppRouter, host: Host): App {
  const { isLoggedIn } = host.use(createSession);
  const admit = createAdmit(host, toasts);

  const open: App['open'] = (href, { replace = false } = {}) => {
    void router.navigate({ href, replace });
  };

  const stepNow = () => router.state.location.state.__TSR_index;
  /** Where login was asked for, and which step of the history that is. */
  let asked: { href: string; step: number } | undefined;

  /** Leaves for login even in the middle of browsing; the modal is for those who ask for it. */
  const askLogin: App['askLogin'] = (to = router.state.location.href) => {
    if (isLoggedIn.peek()) return true;
    const here = router.state.location.href;
    asked = to === here ? { href: here, step: stepNow() } : undefined;
    open(`${paths.login}?back=${encodeURIComponent(to)}`);
    return false;
  };

  return {
    address,
    open,
    back() {
      const isFirst = !router.history.canGoBack();
      if (place.peek().backTo === 'home' || isFirst) open(paths.home);
      else router.history.back();
    },
    say: (said, how) => toasts.show({ text: said, ...how }),
    sayError: (error) => {
      toasts.show({ text: errorText(error), kind: 'fail', ms: 3000 });
    },
    alert: dialogs.alert,
    confirm: ({ cancel = t('app.cancel'), ...question }) =>
      dialogs.confirm({ cancel, ...question }),
    askLogin,
    showLogin() {
      isLoginOpen.value = true;
    },
    askReal: async () => askLogin() && admit('real'),
    finishLogin() {
      const { back } = router.state.location.search as { back?: string };
      const href = safeBack(back);
      // The step itself, with its list and its place in it, rather than another like it.
      const steps = asked?.href === href ? asked.step - stepNow() : 0;
      asked = undefined;
      if (steps < 0) router.history.go(steps);
      else open(href, { replace: true });
    },
  };
}
