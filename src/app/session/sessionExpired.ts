import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { toastMs } from '../../ui/overlays/toasts';
import { hrefOfLogin } from '../../widgets/site/navigation/paths';
import type { AppRouter } from '../navigation/router';
import { createOverlays } from '../shell/overlays';

export const showLoggedOut = ({ use }: Host) =>
  use(createOverlays).toasts.show({ text: t('error.loggedOut'), kind: 'info', ms: toastMs.short });

/**
 * Ends a session that the server does not accept any more and opens the login. Many calls may report the
 * same token, some of them late: only the first report of the current token has an effect.
 */
export function handleSessionExpired(token: string, host: Host, router: AppRouter) {
  const session = host.use(createSession);
  if (session.token.peek() !== token) return;
  session.expireSession();
  showLoggedOut(host);
  const here = router.state.location.href;
  void router.navigate({ href: hrefOfLogin(here) });
}
