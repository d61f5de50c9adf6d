import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { type Toasts, toastMs } from '../ui/toasts';
import type { Needs } from './route';

/** Says whether a session is enough for what is asked, and tells its owner when it is not. */
export function createAdmit({ use }: Host, toasts: Toasts) {
  const session = use(createSession);
  const refuse = (key: 'error.free_reject' | 'error.noPermission') => {
    toasts.show({ text: t(key), ms: toastMs.offline });
    return false;
  };

  return async function admit(needs: Needs): Promise<boolean> {
    if (needs === 'session') return true;
    // Nobody is turned away before it is known who they are.
    if (session.standing.peek() === 'unknown') await session.loadMember().catch(() => undefined);
    if (needs === 'contract') return session.isOffered.peek() || refuse('error.free_reject');
    if (session.standing.peek() === 'trial') return refuse('error.free_reject');
    if (needs === 'agent' && !session.isAgent.peek()) return refuse('error.noPermission');
    return true;
  };
}
