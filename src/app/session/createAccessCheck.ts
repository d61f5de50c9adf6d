import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';
import { toastMs } from '../../ui/overlays/toasts';
import { paths } from '../../widgets/site/navigation/paths';
import type { Access } from '../routes/RouteInfo';
import { createOverlays } from '../shell/overlays';

/** Checks whether a screen is open to the logged-in member, and shows a toast when it is not. */
export function createAccessCheck({ use }: Host) {
  const { toasts } = use(createOverlays);
  const session = use(createSession);
  const { whenFeaturesKnown, isSwitchedOff } = use(createSystem);
  const deny = (key: 'error.free_reject' | 'error.noPermission') => {
    toasts.show({ text: t(key), ms: toastMs.offline });
    return false;
  };

  async function checkAccess(access: Access): Promise<boolean> {
    if (access === 'session') return true;
    // The rights depend on the member info, so it is loaded before anything is denied.
    if (session.accountKind.peek() === 'unknown') await session.loadMember();
    // It could not be loaded. The screen says so, and the server decides.
    if (session.accountKind.peek() === 'unknown') return true;
    if (access === 'agentContract')
      return session.canHaveAgentContracts.peek() || deny('error.free_reject');
    if (session.accountKind.peek() === 'trial') return deny('error.free_reject');
    if (access === 'agent' && !session.isAgent.peek()) return deny('error.noPermission');
    return true;
  }

  /** While it is unknown what the merchant switched off, every screen is open. */
  async function checkMenu(key: string | undefined): Promise<boolean> {
    if (key) await whenFeaturesKnown();
    return !isSwitchedOff(key).peek() || deny('error.noPermission');
  }

  /** Where a screen that is not open leads: to the one before it, and home after a login. */
  function leave(from: string, to: string) {
    const isOpen = from !== to && !from.startsWith(paths.login) && !from.startsWith(paths.register);
    return isOpen ? from : paths.home;
  }

  return { checkAccess, checkMenu, leave };
}
