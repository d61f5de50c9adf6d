import type { ApiError } from '../api/ApiError';
import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/paths';
import type { AppRouter } from './router';
import { toasts } from './says';

export const tellEnded = () => toasts.show({ text: t('error.loggedOut'), kind: 'info', ms: 3000 });

/** A session that ended elsewhere: one message and one way to log in, however many calls find out. */
export function endSession({ kind }: ApiError, { use }: Host, router: AppRouter) {
  const session = use(createSession);
  if (kind !== 'notLoggedIn' || !session.isLoggedIn.peek()) return;
  session.forget();
  tellEnded();
  const here = router.state.location.href;
  void router.navigate({ href: `${paths.login}?back=${encodeURIComponent(here)}` });
}
