import { redirect } from '@tanstack/react-router';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/paths';
import { createAdmit } from './admit';
import type { Place } from './route';
import { toasts } from './says';

/** Keeps out who may not enter: to log in without a session, back where they were without a right. */
export function createGuard(host: Host) {
  const { isLoggedIn } = host.use(createSession);
  const admit = createAdmit(host, toasts);

  return async function guard({ needs }: Place, to: string, from: string | undefined) {
    if (!needs) return;
    if (!isLoggedIn.peek())
      throw redirect({ href: `${paths.login}?back=${encodeURIComponent(to)}`, replace: true });
    if (await admit(needs)) return;
    throw redirect({ href: from && from !== to ? from : paths.home, replace: true });
  };
}
