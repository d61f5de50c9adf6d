import { isPageShown } from '@kit/web/pageShown';
import { createLogout } from '../../stores/account/logout';
import { createSessionUse } from '../../stores/account/sessionUse';
import type { Host } from '../../stores/base/host';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';
import type { AppRouter } from '../navigation/router';
import { showLoggedOut } from './sessionExpired';

/** A game is in a frame: its taps do not arrive here, but it has the focus or sends messages. */
const EVENTS = ['pointerdown', 'keydown', 'message'] as const;
const isPlaying = () => isPageShown.peek() && document.activeElement?.tagName === 'IFRAME';

/** Renews the session of an active member, and ends the session of one who went away. */
export function startSessionUse(host: Host, router: AppRouter) {
  const { use } = host;
  const { currentRoute } = use(createCurrentRoute);
  const { onUse, watchIdle } = use(createSessionUse);
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const name of EVENTS) addEventListener(name, onUse, options);
  const stop = watchIdle(() => {
    void use(createLogout).logoutThisTab();
    showLoggedOut(host);
    if (currentRoute.peek().access) void router.navigate({ href: paths.login, replace: true });
  }, isPlaying);
  return () => {
    stop();
    listeners.abort();
  };
}
