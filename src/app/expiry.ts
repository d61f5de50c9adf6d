import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/paths';
import type { AppRouter } from './router';
import { toasts } from './says';

export const tellEnded = () => toasts.show({ text: t('error.loggedOut'), kind: 'info', ms: 3000 });

/**
 * A session that ended elsewhere: one message and one way to log in, however many calls find out, and
 * however late. One that was opened since is not theirs to end.
 */
export function endSession(token: string, { use }: Host, router: AppRouter) {
  const session = use(createSession);
  if (session.token.peek() !== token) return;
  session.forget();
  tellEnded();
  const here = router.state.location.href;
  void router.navigate({ href: `${paths.login}?back=${encodeURIComponent(here)}` });
}
