import type { Host } from '../stores/host';
import { createLogout } from '../stores/logout';
import { paths } from '../widgets/navigation/paths';
import { currentRoute } from './currentRoute';
import type { AppRouter } from './router';
import { showLoggedOut } from './sessionExpired';

/** A logout in another tab logs this tab out too, and leaves a screen that is for members only. */
export function startOtherTabLogout({ use }: Host, router: AppRouter) {
  return use(createLogout).onLogoutInOtherTab(() => {
    showLoggedOut();
    if (currentRoute.peek().access) void router.navigate({ href: paths.home, replace: true });
  });
}
