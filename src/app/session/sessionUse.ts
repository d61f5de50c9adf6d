import { isPageShown } from '@kit/web/pageShown';
import { createLogout } from '../../stores/account/logout';
import { createSessionUse } from '../../stores/account/sessionUse';
import type { Host } from '../../stores/base/host';
import { paths } from '../../widgets/site/navigation/paths';
import { currentRoute } from '../navigation/currentRoute';
import type { AppRouter } from '../navigation/router';
import { showLoggedOut } from './sessionExpired';

/** A game is in a frame: its taps do not arrive here, but it has the focus or sends messages. */
const EVENTS = ['pointerdown', 'keydown', 'message'] as const;
const isPlaying = () => isPageShown.peek() && document.activeElement?.tagName === 'IFRAME';

/** Renews the session of an active member, and ends the session of one who went away. */
export function startSessionUse({ use }: Host, router: AppRouter) {
  const { onUse, watchIdle } = use(createSessionUse);
  for (const name of EVENTS) addEventListener(name, onUse, { capture: true, passive: true });
  watchIdle(() => {
    void use(createLogout).logoutThisTab();
    showLoggedOut();
    if (currentRoute.peek().access) void router.navigate({ href: paths.login, replace: true });
  }, isPlaying);
}
