import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/navigation/paths';
import { currentRoute } from './currentRoute';
import type { AppRouter } from './router';
import { showLoggedOut } from './sessionExpired';

/** A logout in another tab logs this tab out too, and leaves a screen that is for members only. */
export function startOtherTabLogout({ use }: Host, router: AppRouter) {
  return use(createSession).onLogoutInOtherTab(() => {
    showLoggedOut();
    if (currentRoute.peek().access) void router.navigate({ href: paths.home, replace: true });
  });
}
