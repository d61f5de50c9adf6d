import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { type Toasts, toastMs } from '../ui/toasts';
import type { Access } from './routes/RouteInfo';

/** Checks whether the logged-in member has an access right, and shows a toast when not. */
export function createAccessCheck({ use }: Host, toasts: Toasts) {
  const session = use(createSession);
  const deny = (key: 'error.free_reject' | 'error.noPermission') => {
    toasts.show({ text: t(key), ms: toastMs.offline });
    return false;
  };

  return async function checkAccess(access: Access): Promise<boolean> {
    if (access === 'session') return true;
    // The rights depend on the member info, so it is loaded before anything is denied.
    if (session.accountKind.peek() === 'unknown') await session.loadMember().catch(() => undefined);
    if (access === 'contract') return session.canHaveContracts.peek() || deny('error.free_reject');
    if (session.accountKind.peek() === 'trial') return deny('error.free_reject');
    if (access === 'agent' && !session.isAgent.peek()) return deny('error.noPermission');
    return true;
  };
}
