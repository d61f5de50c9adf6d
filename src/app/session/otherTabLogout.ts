import { createLogout } from '../../stores/account/logout';
import type { Host } from '../../stores/base/host';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';
import type { AppRouter } from '../navigation/router';
import { showLoggedOut } from './sessionExpired';

/** A logout in another tab logs this tab out too, and leaves a screen that is for members only. */
export function startOtherTabLogout(host: Host, router: AppRouter) {
  const { currentRoute } = host.use(createCurrentRoute);
  return host.use(createLogout).onLogoutInOtherTab(() => {
    showLoggedOut(host);
    if (currentRoute.peek().access) void router.navigate({ href: paths.home, replace: true });
  });
}
