import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { createDialogs } from '../ui/dialogs';
import { createToasts } from '../ui/toasts';
import { errorText } from '../widgets/errorText';
import { paths } from '../widgets/paths';
import type { App } from '../widgets/useApp';
import { place } from './place';
import type { AppRouter } from './router';

export const toasts = createToasts();
export const dialogs = createDialogs();

/** Where a login may lead back to: an address of this app, never another site. */
export function safeBack(asked: string | null | undefined): string {
  return asked && /^\/m\/[^\\\n\r]*$/.test(asked) ? asked : paths.home;
}

/** The doing behind what screens may ask. */
export function createApp(router: AppRouter, { use }: Host): App {
  const { isLoggedIn } = use(createSession);

  const open: App['open'] = (href, { replace = false } = {}) => {
    void router.navigate({ href, replace });
  };

  return {
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
    askLogin() {
      if (isLoggedIn.peek()) return true;
      const here = router.state.location.href;
      open(`${paths.login}?back=${encodeURIComponent(here)}`);
      return false;
    },
    finishLogin() {
      const { back } = router.state.location.search as { back?: string };
      open(safeBack(back), { replace: true });
    },
  };
}
