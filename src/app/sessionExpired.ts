import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { toastMs } from '../ui/toasts';
import { paths } from '../widgets/navigation/paths';
import { toasts } from './overlays';
import type { AppRouter } from './router';

export const showLoggedOut = () =>
  toasts.show({ text: t('error.loggedOut'), kind: 'info', ms: toastMs.short });

/**
 * Ends a session that the server does not accept any more and opens the login. Many calls may report the
 * same token, some of them late: only the first report of the current token has an effect.
 */
export function handleSessionExpired(token: string, { use }: Host, router: AppRouter) {
  const session = use(createSession);
  if (session.token.peek() !== token) return;
  session.expireSession();
  showLoggedOut();
  const here = router.state.location.href;
  void router.navigate({ href: `${paths.login}?back=${encodeURIComponent(here)}` });
}
