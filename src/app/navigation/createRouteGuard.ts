import { redirect } from '@tanstack/react-router';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { toastMs } from '../../ui/overlays/toasts';
import { hrefOfLogin } from '../../widgets/site/navigation/paths';
import type { RouteInfo } from '../routes/RouteInfo';
import { loadAccessCheck } from '../session/loadAccessCheck';
import { createOverlays } from '../shell/overlays';

/**
 * Redirects to the login when there is no session. When the member may not open this screen or the merchant has switched
 * it off, back to the last one, or home after a login.
 */
export function createRouteGuard(host: Host) {
  const { isLoggedIn } = host.use(createSession);
  const { toasts } = host.use(createOverlays);

  return async function guard({ access, menuKey }: RouteInfo, to: string, from: string) {
    if (!access) return;
    if (!isLoggedIn.peek()) {
      toasts.show({ text: t('error.loginFirst'), ms: toastMs.offline });
      throw redirect({ href: hrefOfLogin(to), replace: true });
    }
    const { checkAccess, checkMenu, leave } = await loadAccessCheck(host);
    if ((await checkAccess(access)) && (await checkMenu(menuKey))) return;
    throw redirect({ href: leave(from, to), replace: true });
  };
}
